import type { Problem } from '../core/index.ts';

/** What a notice says; the sentence comes from the catalogue. */
export type NoticeText =
  | { readonly id: 'design-removed' | 'sample-removed' | 'output-replaced'; readonly name: string }
  | { readonly id: 'output-cleared'; readonly name: string; readonly keepsShaper: boolean }
  | { readonly id: 'link-opened' | 'file-opened'; readonly name: string; readonly problems: readonly Problem[] }
  | { readonly id: 'link-refused'; readonly reason: 'not-a-link' | 'too-large' | 'newer' }
  | { readonly id: 'file-refused'; readonly name: string; readonly problems: readonly Problem[] }
  | {
      readonly id: 'worker-restarted' | 'storage-full' | 'storage-blocked' | 'outputs-forgotten' | 'copy-failed';
    }
  /** `what` was in it, in words; empty where that needs no saying. */
  | { readonly id: 'copied'; readonly what: string }
  | { readonly id: 'kept-damaged'; readonly count: number }
  | { readonly id: 'changed-elsewhere' | 'removed-elsewhere'; readonly name: string }
  | { readonly id: 'kept-both'; readonly name: string; readonly copy: string };

/** Something that happened and that a person should know of once. */
export interface Notice {
  readonly key: number;
  readonly text: NoticeText;
  readonly undo: (() => void) | null;
}
