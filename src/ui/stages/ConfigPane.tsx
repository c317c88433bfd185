import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { TextEditor } from '../editor/TextEditor.tsx';
import { configScheme, useConfigOffers } from '../editor/use-config-offers.ts';
import { useMonaco } from '../editor/use-monaco.ts';
import { words } from '../words/index.ts';
import css from './config.module.css';
import { sayConfigProblem } from './say-config-problem.ts';
import { useConfigDraft } from './use-config-draft.ts';

/** The same config as the cards show, as JSON to write, copy and paste. */
export function ConfigPane() {
  const monaco = useMonaco();
  const { text, version, problems, change, finish } = useConfigDraft();
  const [place, setPlace] = useState<{ readonly start: number; readonly end: number } | null>(null);
  useConfigOffers(monaco);
  return (
    <section className={css.pane} aria-label={words.config.label} onBlur={finish}>
      <div className={css.text}>
        {monaco === null ? (
          <textarea
            className={css.box}
            aria-label={words.config.label}
            spellCheck={false}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <TextEditor
            monaco={monaco}
            label={words.config.label}
            language="json"
            scheme={configScheme}
            text={text}
            version={version}
            problems={problems}
            sayProblem={sayConfigProblem}
            place={place}
            onChange={change}
          />
        )}
      </div>
      <div className={css.state} role="status">
        {problems.length === 0 ? (
          <p>{words.config.applied}</p>
        ) : (
          <>
            <p className={css.broken}>{words.config.broken}</p>
            <ul>
              {problems.slice(0, 5).map((problem) => (
                <li key={`${problem.id} ${problem.start}`}>
                  <Button className={css.problem ?? ''} onPress={() => setPlace({ ...problem })}>
                    {sayConfigProblem(problem)}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
