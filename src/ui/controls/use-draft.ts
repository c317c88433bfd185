import { type FocusEvent, type KeyboardEvent, useState } from 'react';

type Box = HTMLInputElement | HTMLTextAreaElement;

interface Draft {
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  readonly onBlur: (event: FocusEvent<Box>) => void;
  readonly onKeyDown: (event: KeyboardEvent<Box>) => void;
}

/** Text that counts once it is done: on leaving, and on Enter where there is one line. Escape takes it back. */
export function useDraft(value: string, onCommit: (text: string) => void): Draft {
  const [{ draft, of }, setState] = useState({ draft: value, of: value });
  if (of !== value) setState({ draft: value, of: value });
  const setDraft = (text: string) => setState({ draft: text, of: value });
  const finish = (text: string) => {
    if (text !== value) onCommit(text);
  };
  return {
    draft: of === value ? draft : value,
    setDraft,
    onBlur: ({ target }) => finish(target.value),
    onKeyDown: ({ key, currentTarget }) => {
      if (key === 'Enter' && currentTarget instanceof HTMLInputElement) finish(currentTarget.value);
      if (key === 'Escape') setDraft(value);
    },
  };
}
