import type { Detector, Hit } from '../model.ts';
import { find } from '../registry.ts';
import { detectors } from './detectors/index.ts';
import { makeScanTables, type ScanTables } from './scan-tables.ts';
import { scanText, scanTextInSteps } from './scan-text.ts';

/** Tables take some milliseconds to make, and lists of detectors don't change. */
const knownTables = new WeakMap<readonly Detector[], ScanTables>();

/** Secrets and personal data in a text, in order and not overlapping; by all detectors or by these, given whole or by id. */
export function findSecrets(text: string, wanted: readonly (Detector | string)[] = detectors): readonly Hit[] {
  return scanText(text, wanted === detectors ? tablesFor(detectors) : makeScanTables(wanted.map(knownDetector)));
}

/** As `findSecrets` with all detectors, some milliseconds at a step. */
export function findSecretsInSteps(text: string): Generator<null, readonly Hit[]> {
  return scanTextInSteps(text, tablesFor(detectors));
}

/** The tables of a list that lasts. */
export function tablesFor(wanted: readonly Detector[]): ScanTables {
  const tables = knownTables.get(wanted) ?? makeScanTables(wanted);
  knownTables.set(wanted, tables);
  return tables;
}

function knownDetector(detector: Detector | string): Detector {
  return typeof detector === 'string' ? find<Detector>(detectors, detector) : detector;
}
