import type { Detector } from '../../model.ts';

export const detectors: readonly Detector[] = [];
