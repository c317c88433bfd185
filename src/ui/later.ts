export { ChecksPanel } from './checks/ChecksPanel.tsx';
export { ExportDialog } from './export/ExportDialog.tsx';
export { ResultPanel } from './result/ResultPanel.tsx';
export { StagesPanel } from './stages/StagesPanel.tsx';
