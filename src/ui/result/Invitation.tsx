import { examples } from '../../state/examples/index.ts';
import { Button } from '../controls/Button.tsx';
import { useActions } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './result.module.css';

const shownExamples = 3;

/** What will stand here, and what to begin with. */
export function Invitation() {
  const { openExample } = useActions();
  return (
    <div className={css.empty}>
      <p>{words.result.empty}</p>
      <p>{words.result.emptyHint}</p>
      <div className={css.examples}>
        {examples.slice(0, shownExamples).map((example) => (
          <Button key={example.id} title={example.lesson} onPress={() => openExample(example)}>
            {example.name}
          </Button>
        ))}
      </div>
    </div>
  );
}
