import type { Detector, Hit } from '../model.ts';
import { find } from '../registry.ts';
import { detectors } from './detectors/index.ts';
import { scanText } from './scan-text.ts';

/** Secrets and personal data in a text, in order and not overlapping; by all detectors or by these, given whole or by id. */
export function findSecrets(text: string, wanted: readonly (Detector | string)[] = detectors): readonly Hit[] {
  return scanText(
    text,
    wanted.map((detector) => (typeof detector === 'string' ? find<Detector>(detectors, detector) : detector)),
  );
}
