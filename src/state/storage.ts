import { createStore, delMany, entries, get, set, update } from 'idb-keyval';

/** What the work is kept in: IndexedDB, or what stands in for it. Every call may be refused. */
export interface KeptStore {
  all(): Promise<readonly (readonly [string, unknown])[]>;
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  /** Reads and writes in one transaction, so that no other tab comes in between. */
  update(key: string, change: (before: unknown) => unknown): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

export function openBrowserStore(): KeptStore {
  const store = createStore('toolshape', 'kept');
  return {
    all: async () => (await entries(store)).map(([key, value]) => [String(key), value] as const),
    get: (key) => get(key, store),
    set: (key, value) => set(key, value, store),
    update: (key, change) => update(key, change, store),
    remove: (keys) => delMany([...keys], store),
  };
}

/** What tabs tell each other. */
export type TabMessage =
  | { readonly type: 'saved' | 'removed'; readonly id: string }
  | { readonly type: 'remembers'; readonly isOn: boolean };

export interface TabChannel {
  post(message: TabMessage): void;
  listen(heard: (message: TabMessage) => void): void;
}

/** Silent where the browser has no such channel: conflicts are then found on saving. */
export function openTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => undefined };
  const channel = new BroadcastChannel('toolshape');
  return {
    post: (message) => channel.postMessage(message),
    listen: (heard) => {
      channel.onmessage = (event: MessageEvent<TabMessage>) => heard(event.data);
    },
  };
}
