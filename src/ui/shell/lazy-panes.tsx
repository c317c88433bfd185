import { lazy } from 'react';

// One chunk: what follows the paste box. It is fetched right after the first paint.
export const StagesPanel = lazy(async () => ({ default: (await import('../later.ts')).StagesPanel }));
export const ResultPanel = lazy(async () => ({ default: (await import('../later.ts')).ResultPanel }));
export const ChecksPanel = lazy(async () => ({ default: (await import('../later.ts')).ChecksPanel }));
export const ExportDialog = lazy(async () => ({ default: (await import('../later.ts')).ExportDialog }));
