import type { OwnPrices } from './prices.ts';
import type { Theme } from './session-state.ts';
import { type Calibration, type Calibrations, tokenFamilies } from './token-families.ts';

/** How a person likes the page; small, and read before the first paint. */
export interface Preferences {
  readonly theme: Theme;
  /** Shares of the room by group and pane, in percent. */
  readonly panes: { readonly [group: string]: { readonly [pane: string]: number } };
  /** Whether the facts beside the output are unfolded; null where the person never said. */
  readonly factsOpen: boolean | null;
  /** The design that was last on the screen of any tab. */
  readonly lastDesign: string;
  /** How formats are compared: the baseline, the model whose tokens and price count, and what was set by hand. */
  readonly comparing: Comparing;
}

export interface Comparing {
  readonly baseline: string;
  readonly model: string;
  readonly prices: OwnPrices;
  readonly calibrations: Calibrations;
}

const key = 'toolshape';
const themes = ['system', 'light', 'dark'] as const;
const defaults: Preferences = {
  theme: 'system',
  panes: {},
  factsOpen: null,
  lastDesign: '',
  comparing: { baseline: 'json', model: 'gpt-5', prices: {}, calibrations: {} },
};

/** What was kept, as far as it can be read and makes sense. */
export function readPreferences(storage: () => Storage = () => localStorage): Preferences {
  const saved = readRecord(storage, key);
  const { theme, panes, factsOpen, lastDesign, comparing } = saved;
  return {
    theme: themes.find((known) => known === theme) ?? defaults.theme,
    panes: isRecord(panes) ? Object.fromEntries(Object.entries(panes).filter(isLayoutEntry)) : defaults.panes,
    factsOpen: typeof factsOpen === 'boolean' ? factsOpen : defaults.factsOpen,
    lastDesign: typeof lastDesign === 'string' ? lastDesign : defaults.lastDesign,
    comparing: isRecord(comparing) ? readComparing(comparing) : defaults.comparing,
  };
}

function readComparing({ baseline, model, prices, calibrations }: { readonly [key: string]: unknown }): Comparing {
  const own = isRecord(prices) ? Object.entries(prices).filter(isPriceEntry) : [];
  return {
    baseline: typeof baseline === 'string' ? baseline : defaults.comparing.baseline,
    model: typeof model === 'string' ? model : defaults.comparing.model,
    prices: Object.fromEntries(own),
    calibrations: isRecord(calibrations) ? readCalibrations(calibrations) : {},
  };
}

function readCalibrations(saved: { readonly [key: string]: unknown }): Calibrations {
  return Object.fromEntries(tokenFamilies.flatMap(({ id }) => (isCalibration(saved[id]) ? [[id, saved[id]]] : [])));
}

/** Keeps a change. A browser that refuses is not complained about: nothing of the work is lost. */
export function writePreferences(change: Partial<Preferences>, storage: () => Storage = () => localStorage): void {
  writeRecord(storage, key, { ...readPreferences(storage), ...change });
}

/** Where this tab was before it was reloaded. */
export interface TabPlace {
  readonly design: string;
  readonly sample: string;
}

export function readTabPlace(storage: () => Storage = () => sessionStorage): TabPlace | null {
  const { design, sample } = readRecord(storage, key);
  return typeof design === 'string' && typeof sample === 'string' ? { design, sample } : null;
}

export function writeTabPlace(place: TabPlace, storage: () => Storage = () => sessionStorage): void {
  writeRecord(storage, key, place);
}

function readRecord(storage: () => Storage, name: string): { readonly [key: string]: unknown } {
  try {
    const saved: unknown = JSON.parse(storage().getItem(name) ?? '{}');
    return isRecord(saved) ? saved : {};
  } catch {
    return {};
  }
}

function writeRecord(storage: () => Storage, name: string, record: object): void {
  try {
    storage().setItem(name, JSON.stringify(record));
  } catch {
    // Full or blocked.
  }
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLayoutEntry(entry: [string, unknown]): entry is [string, { readonly [pane: string]: number }] {
  const [, layout] = entry;
  return isRecord(layout) && Object.values(layout).every((share) => typeof share === 'number' && share >= 0);
}

function isPriceEntry(
  entry: [string, unknown],
): entry is [string, { readonly dollars: number; readonly date: string }] {
  const [, price] = entry;
  return isRecord(price) && typeof price.dollars === 'number' && price.dollars >= 0 && typeof price.date === 'string';
}

function isCalibration(saved: unknown): saved is Calibration {
  return isRecord(saved) && typeof saved.ratio === 'number' && saved.ratio > 0 && typeof saved.date === 'string';
}
