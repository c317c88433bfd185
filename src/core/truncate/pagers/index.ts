import { membersPager } from './members.ts';
import { opaquePager } from './opaque.ts';
import type { Pager } from './pager.ts';

export type { PagedCall, Pager } from './pager.ts';

export const pagers = [opaquePager, membersPager] as const satisfies readonly Pager[];
