import { formats } from '../../core/index.ts';
import { isStale } from '../../state/session-state.ts';
import { useFocus, useSession, useStage } from '../session-context.ts';
import type { Language } from '../text/highlight.ts';
import { TextWindow } from '../text/TextWindow.tsx';
import type { TextSource } from '../text/text-source.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';

interface TextPaneProps {
  readonly source: TextSource;
  readonly showsTokens: boolean;
}

/** The shown text, coloured where it is JSON. */
export function TextPane({ source, showsTokens }: TextPaneProps) {
  const render = useStage('render');
  const stage = useSession((state) => state.shownStage);
  const pasted = useFound((state) => state.shaped?.reading.format);
  const focus = useFocus('final');
  const isWaiting = useSession(isStale);
  const formatId = stage === null || stage === 'render' ? render.format : stage === 'message' ? 'json' : pasted;
  const format = formats.find(({ id }) => id === formatId);
  const language: Language = format?.extension === 'json' ? 'json' : 'plain';
  return (
    <TextWindow
      role="group"
      label={stage === null ? words.result.text : words.result.afterStage(words.stageNames[stage])}
      source={source}
      which={`${stage ?? 'final'} ${render.format}`}
      language={language}
      showsTokens={showsTokens}
      focus={stage === null ? focus : null}
      isStale={isWaiting}
    />
  );
}
