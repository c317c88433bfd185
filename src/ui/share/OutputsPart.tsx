import { useMemo, useState } from 'react';
import type { SampleState } from '../../state/workspace.ts';
import { Button } from '../controls/Button.tsx';
import { Check } from '../controls/Checkbox.tsx';
import { useDesign } from '../session-context.ts';
import { words } from '../words/index.ts';
import { nameOfSample } from '../workspace/names.ts';
import css from './share.module.css';
import { useSecretCounts } from './use-secret-counts.ts';

interface OutputsPartProps {
  readonly samples: readonly SampleState[];
  readonly isIncluded: boolean;
  readonly onInclude: (isIncluded: boolean) => void;
}

/** The outputs can be added, once it stands there what they hold. */
export function OutputsPart({ samples, isIncluded, onInclude }: OutputsPartProps) {
  const [isShown, setShown] = useState(false);
  const filled = samples.some(({ length }) => length > 0);
  const said = words.sharing;
  return (
    <section className={css.part}>
      <h3>{said.outputs}</h3>
      {!filled && <p className={css.quiet}>{said.noOutputs}</p>}
      {filled && !isShown && <Button onPress={() => setShown(true)}>{said.outputsPurpose}</Button>}
      {filled && isShown && <OutputList samples={samples} isIncluded={isIncluded} onInclude={onInclude} />}
    </section>
  );
}

function OutputList({ samples, isIncluded, onInclude }: OutputsPartProps) {
  const design = useDesign();
  const filled = useMemo(() => samples.filter(({ length }) => length > 0), [samples]);
  const counts = useSecretCounts(filled);
  const said = words.sharing;
  return (
    <>
      <ul className={css.outputs}>
        {filled.map((sample) => (
          <li key={sample.id}>
            {said.outputLine(
              nameOfSample(sample, design),
              words.output.bytes(new Blob([sample.text]).size),
              counts.get(sample.id) ?? null,
            )}
          </li>
        ))}
      </ul>
      <Check
        label={said.includeOutputs}
        isSelected={isIncluded}
        isDisabled={counts.size < filled.length}
        onChange={onInclude}
      />
    </>
  );
}
