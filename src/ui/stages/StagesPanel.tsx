import { Braces, RotateCcw, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { resetShaper } from '../../state/reset-stage.ts';
import { useActions, useSession, useShaper } from '../session-context.ts';
import { Pane } from '../shell/Pane.tsx';
import { PaneAction } from '../shell/PaneAction.tsx';
import { words } from '../words/index.ts';
import { ConfigPane } from './ConfigPane.tsx';
import config from './config.module.css';
import { EnvelopeCard } from './EnvelopeCard.tsx';
import { FieldsCard } from './fields/FieldsCard.tsx';
import { MessageCard } from './MessageCard.tsx';
import { ReadCard } from './ReadCard.tsx';
import { RedactCard } from './RedactCard.tsx';
import { RenderCard } from './RenderCard.tsx';
import { SelectCard } from './SelectCard.tsx';
import css from './stages.module.css';
import { TruncateCard } from './TruncateCard.tsx';

/** The chain as cards, in the order in which it runs. */
export function StagesPanel() {
  const { edit, suggest } = useActions();
  const shaper = useShaper();
  const [isText, setText] = useState(false);
  const hasOutput = useSession((state) => state.shaped !== null);
  return (
    <Pane
      title={words.stages.title}
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
                title={words.stages.suggestTitle}
                onPress={() => suggest()}
              />
              <PaneAction
                icon={RotateCcw}
                text={words.stages.reset}
                title={words.stages.resetTitle}
                onPress={() => edit([resetShaper(shaper)])}
              />
            </>
          )}
        </>
      }
    >
      <div className={config.split}>
        <div className={isText ? config.halves : config.whole}>
          {/* With the first result the cards begin anew: what was there to introduce them does not move, it goes. */}
          <div key={String(hasOutput)} className={css.cards}>
            <ReadCard />
            <SelectCard />
            <FieldsCard />
            <RedactCard />
            <TruncateCard />
            <EnvelopeCard />
            <RenderCard />
            <MessageCard />
          </div>
          {isText && <ConfigPane />}
        </div>
      </div>
    </Pane>
  );
}
