import { emptyVariant } from './empty.ts';
import { errorVariant } from './error.ts';
import { hostileVariant } from './hostile.ts';
import { hugeVariant } from './huge.ts';
import type { Variant } from './variant.ts';

/** In the order of the menu. */
export const variants = [emptyVariant, errorVariant, hugeVariant, hostileVariant] as const satisfies readonly Variant[];
