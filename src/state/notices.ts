import type { NoticeText } from './notice.ts';
import type { SessionStore } from './session-state.ts';

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
