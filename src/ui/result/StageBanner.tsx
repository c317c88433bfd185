import { Button } from '../controls/Button.tsx';
import { useActions, useSession } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './result.module.css';

/** Says that the text below is not the final one. */
export function StageBanner() {
  const { showStage } = useActions();
  const stage = useSession((state) => state.shownStage);
  if (stage === null) return null;
  return (
    <div className={css.banner}>
      <b>{stage === 'read' ? words.result.rawText : words.result.afterStage(words.stageNames[stage])}</b>
      <Button isSmall onPress={() => showStage(null)}>
        {words.result.backToFinal}
      </Button>
    </div>
  );
}
