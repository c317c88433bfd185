import type { Facts } from '../../core/index.ts';
import { ordersExample } from './orders.ts';

/** An output to try the app with; opening one makes a new design. */
export interface Example {
  readonly id: string;
  readonly name: string;
  /** What it teaches, in one line. */
  readonly lesson: string;
  readonly facts: Facts;
  readonly output: () => string;
}

export const examples: readonly Example[] = [ordersExample];
