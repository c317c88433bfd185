import type { EnvelopeStyle } from '../../model.ts';
import { observationStyle } from './observation.ts';
import { receiptStyle } from './receipt.ts';
import { statusStyle } from './status.ts';
import { toolMessageStyle } from './tool-message.ts';

export const styles = [
  statusStyle,
  toolMessageStyle,
  observationStyle,
  receiptStyle,
] as const satisfies readonly EnvelopeStyle[];
