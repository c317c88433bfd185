import type { Detector, Hit } from '../model.ts';
import { find } from '../registry.ts';
import { detectors } from './detectors/index.ts';
import { scanText, scanTextInSteps } from './scan-text.ts';

/** Secrets and personal data in a text, in order and not overlapping; by all detectors or by these, given whole or by id. */
export function findSecrets(text: string, wanted: readonly (Detector | string)[] = detectors): readonly Hit[] {
  return scanText(text, wanted.map(knownDetector));
}

/** As `findSecrets` with all detectors, a detector at a step. */
export function findSecretsInSteps(text: string): Generator<null, readonly Hit[]> {
  return scanTextInSteps(text, detectors);
}

function knownDetector(detector: Detector | string): Detector {
  return typeof detector === 'string' ? find<Detector>(detectors, detector) : detector;
}
