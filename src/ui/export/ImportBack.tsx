import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Problem } from '../../core/index.ts';
import { readDesignFile } from '../../state/design-file.ts';
import { Button } from '../controls/Button.tsx';
import { useActions } from '../session-context.ts';
import { sayProblem } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import css from './export.module.css';
import { readFiles } from './read-files.ts';

type Outcome =
  | { readonly id: 'opened'; readonly name: string; readonly problems: readonly Problem[] }
  | { readonly id: 'damaged'; readonly problems: readonly Problem[] }
  | { readonly id: 'none' };

/** Opens exported files as a design of their own and says what of them was not understood. */
export function ImportBack() {
  const { openDesign } = useActions();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const take = async (chosen: readonly File[]) => {
    const files = await readFiles(chosen).catch(() => []);
    const read = files.map(({ path, text }) => readDesignFile(path, text, () => crypto.randomUUID()));
    const found = read.find((content) => content.of === 'design') ?? read.find((content) => content.of === 'damaged');
    if (found?.of !== 'design') {
      return setOutcome(found === undefined ? { id: 'none' } : { id: 'damaged', problems: found.problems });
    }
    openDesign(found.design);
    setOutcome({ id: 'opened', name: found.design.name, problems: found.problems });
  };

  return (
    <>
      <Button isSmall title={words.exporting.importTitle} onPress={() => input.current?.click()}>
        <Upload size={13} aria-hidden="true" />
        {words.exporting.import}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.exporting.import}
        accept=".ts,.json,.zip"
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          if (chosen.length > 0) take(chosen);
        }}
      />
      <div className={css.outcome} role="status">
        {outcome !== null && (
          <>
            <p>{sayOutcome(outcome)}</p>
            {outcome.id !== 'none' && outcome.problems.length > 0 && (
              <ul>
                {outcome.problems.slice(0, 8).map((problem) => (
                  <li key={`${problem.id} ${JSON.stringify(problem.values)}`}>{sayProblem(problem)}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </>
  );
}

function sayOutcome(outcome: Outcome): string {
  switch (outcome.id) {
    case 'opened':
      return words.exporting.imported(outcome.name, outcome.problems.length);
    case 'damaged':
      return words.exporting.importDamaged;
    case 'none':
      return words.exporting.importNone;
  }
}
