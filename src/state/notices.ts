import type { Problem } from '../core/index.ts';
import type { SessionStore } from './session-state.ts';

/** What a notice says; the sentence comes from the catalogue. */
export type NoticeText =
  | { readonly id: 'design-removed' | 'sample-removed' | 'output-cleared' | 'output-replaced'; readonly name: string }
  | { readonly id: 'link-opened' | 'file-opened'; readonly name: string; readonly problems: readonly Problem[] }
  | { readonly id: 'link-refused'; readonly reason: 'not-a-link' | 'too-large' | 'newer' }
  | { readonly id: 'file-refused'; readonly name: string; readonly problems: readonly Problem[] }
  | { readonly id: 'storage-full' | 'storage-blocked' | 'outputs-forgotten' | 'copied' | 'copy-failed' }
  | { readonly id: 'kept-damaged'; readonly count: number }
  | { readonly id: 'changed-elsewhere' | 'removed-elsewhere'; readonly name: string }
  | { readonly id: 'kept-both'; readonly name: string; readonly copy: string };

/** Something that happened and that a person should know of once. */
export interface Notice {
  readonly key: number;
  readonly text: NoticeText;
  readonly undo: (() => void) | null;
}

export type NoticeActions = ReturnType<typeof makeNoticeActions>;

const mostShown = 3;

export function makeNoticeActions(store: SessionStore) {
  return {
    /** Shows a notice in place of an older one that says the same. */
    notify(text: NoticeText, undo: (() => void) | null = null): void {
      const { notices } = store.getState();
      const key = (notices.at(-1)?.key ?? 0) + 1;
      const others = notices.filter((notice) => notice.text.id !== text.id || notice.undo !== null);
      store.setState({ notices: [...others, { key, text, undo }].slice(-mostShown) });
    },
    dismiss(key: number): void {
      store.setState({ notices: store.getState().notices.filter((notice) => notice.key !== key) });
    },
  };
}
