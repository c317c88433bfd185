import type { EnvelopeStyle } from '../../model.ts';
import { statusStyle } from './status.ts';

export const styles = [statusStyle] as const satisfies readonly EnvelopeStyle[];
