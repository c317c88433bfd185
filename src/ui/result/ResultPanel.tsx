import { Binary, Copy, EyeOff } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { formats } from '../../core/index.ts';
import { isHeld } from '../../state/session-state.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import { openDialog } from '../dialogs/dialogs.ts';
import { useSession } from '../session-context.ts';
import { Pane } from '../shell/Pane.tsx';
import { PaneAction } from '../shell/PaneAction.tsx';
import { Split, type SplitPane } from '../shell/Split.tsx';
import { useFound } from '../use-found.ts';
import { useInTurn } from '../use-in-turn.ts';
import { words } from '../words/index.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { FormatTabs } from './FormatTabs.tsx';
import { Insights } from './Insights.tsx';
import { Invitation } from './Invitation.tsx';
import { NextStep } from './NextStep.tsx';
import css from './result.module.css';
import { StageBanner } from './StageBanner.tsx';
import { TextPane } from './TextPane.tsx';
import { useLeaving } from './use-leaving.ts';
import { useShownText } from './use-shown-text.ts';

const insights: SplitPane = {
  id: 'insights',
  title: words.insights.title,
  share: 45,
  least: 120,
  content: <Insights formats={formats} />,
};

/** The text that the model reads, in the chosen format, beside what other formats would cost. */
export function ResultPanel() {
  const { said, copy, save } = useLeaving();
  const [showsTokens, setShowsTokens] = useState(false);
  const hasResult = useInTurn(useFound((state) => state.shaped !== null));
  const text: SplitPane = {
    id: 'text',
    title: words.result.text,
    share: 55,
    least: 180,
    content: (
      <div className={css.stack}>
        <FormatTabs formats={formats}>
          <ShownText hasResult={hasResult} showsTokens={showsTokens} />
        </FormatTabs>
        <p aria-live="polite" className={css.left}>
          {said}
        </p>
        {hasResult && <NextStep />}
      </div>
    ),
  };
  return (
    <Pane
      title={words.result.title}
      isFound
      actions={
        hasResult && (
          <>
            <PaneAction
              icon={Binary}
              text={words.result.tokensShown}
              title={words.result.showTokens}
              isShort
              look="plain"
              isPressed={showsTokens}
              onPress={() => setShowsTokens(!showsTokens)}
            />
            <IconButton isSmall label={words.hide.open} onPress={() => openDialog('hide')}>
              <EyeOff size={13} aria-hidden="true" />
            </IconButton>
            <LeaveButtons copy={copy} save={save} />
          </>
        )
      }
    >
      <Split name="result" direction="column" panes={hasResult ? [text, insights] : [text]} />
    </Pane>
  );
}

interface ShownTextProps {
  readonly hasResult: boolean;
  readonly showsTokens: boolean;
}

function ShownText({ hasResult, showsTokens }: ShownTextProps) {
  const shown = useShownText();
  // The text is drawn in slices, after what the person did.
  const drawn = useDeferredValue(shown);
  if (shown === null || !hasResult) return <Invitation />;
  return (
    <>
      <StageBanner />
      <TextPane source={drawn ?? shown} showsTokens={showsTokens} />
    </>
  );
}

/** The ways that the text shown can take from here. */
function LeaveButtons({ copy, save }: Pick<ReturnType<typeof useLeaving>, 'copy' | 'save'>) {
  const isHere = useSession((state) => !isHeld(state));
  const shown = useShownText();
  return (
    <>
      <DownloadButton isDisabled={!isHere} onSave={save} />
      <Button isSmall isDisabled={!isHere || shown === null} onPress={() => shown !== null && copy(shown.ref)}>
        <Copy size={13} aria-hidden="true" />
        {words.result.copy}
      </Button>
    </>
  );
}
