import { Braces, RotateCcw, Sparkles } from 'lucide-react';
import { memo, useState } from 'react';
import { resetShaper } from '../../state/reset-stage.ts';
import { currentDesign } from '../../state/workspace.ts';
import { openDialog } from '../dialogs/dialogs.ts';
import { useSession, useSessionStore } from '../session-context.ts';
import { Pane } from '../shell/Pane.tsx';
import { PaneAction } from '../shell/PaneAction.tsx';
import { useFound } from '../use-found.ts';
import { useInTurn } from '../use-in-turn.ts';
import { words } from '../words/index.ts';
import { ConfigPane } from './ConfigPane.tsx';
import config from './config.module.css';
import { EnvelopeCard } from './EnvelopeCard.tsx';
import { FieldsCard } from './fields/FieldsCard.tsx';
import { HasOutput } from './has-output.ts';
import { MessageCard } from './MessageCard.tsx';
import { ReadCard } from './ReadCard.tsx';
import { RedactCard } from './RedactCard.tsx';
import { RenderCard } from './RenderCard.tsx';
import { SelectCard } from './SelectCard.tsx';
import css from './stages.module.css';
import { TruncateCard } from './TruncateCard.tsx';

/** The chain as cards, in the order in which it runs. */
export function StagesPanel() {
  const [isText, setText] = useState(false);
  const hasOutput = useInTurn(useFound((state) => state.shaped !== null));
  const isKept = useSession(({ workspace }) => currentDesign(workspace).isTouched);
  return (
    <Pane
      title={words.stages.title}
      isFound
      notes={!hasOutput && isKept && <span className={css.kept}>{words.stages.keptDesign}</span>}
      actions={
        <>
          <PaneAction
            icon={Braces}
            text={words.config.show}
            title={words.config.title}
            isPressed={isText}
            onPress={() => setText(!isText)}
          />
          {hasOutput && (
            <>
              <PaneAction
                icon={Sparkles}
                text={words.stages.suggest}
                title={words.suggest.title}
                onPress={() => openDialog('suggest')}
              />
              <ResetAll />
            </>
          )}
        </>
      }
    >
      <div className={config.split}>
        <div className={isText ? config.halves : config.whole}>
          {/* With the first result the cards begin anew: what was there to introduce them does not move, it goes. */}
          <HasOutput value={hasOutput}>
            <Cards key={String(hasOutput)} />
          </HasOutput>
          {isText && <ConfigPane />}
        </div>
      </div>
    </Pane>
  );
}

const Cards = memo(function Cards() {
  return (
    <div className={css.cards}>
      <ReadCard />
      <SelectCard />
      <FieldsCard />
      <RedactCard />
      <TruncateCard />
      <EnvelopeCard />
      <RenderCard />
      <MessageCard />
    </div>
  );
});

function ResetAll() {
  const session = useSessionStore();
  return (
    <PaneAction
      icon={RotateCcw}
      text={words.stages.reset}
      title={words.stages.resetTitle}
      onPress={() => session.actions.edit([resetShaper(currentDesign(session.getState().workspace).history.present)])}
    />
  );
}
