import type { SharedSecret } from '../../state/scan-shared.ts';
import { Check } from '../controls/Checkbox.tsx';
import { words } from '../words/index.ts';
import css from './share.module.css';

interface FoundSecretsProps {
  readonly secrets: readonly SharedSecret[];
  readonly isSure: boolean;
  readonly onSure: (isSure: boolean) => void;
}

/** What in the config looks like a secret; the link waits until the person has seen it. */
export function FoundSecrets({ secrets, isSure, onSure }: FoundSecretsProps) {
  const said = words.sharing;
  return (
    <section className={css.found}>
      <h3>{said.found(secrets.length)}</h3>
      <ul>
        {secrets.map(({ where, detector, shown }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be found twice at one place
          <li key={index}>{said.foundAt(words.nameIn(words.redact.detectorNames, detector), where, shown)}</li>
        ))}
      </ul>
      <Check label={said.sureConfig} isSelected={isSure} onChange={onSure} />
    </section>
  );
}
