import { lazy, Suspense } from 'react';
import { ExportDialog } from '../shell/lazy-panes.tsx';
import { closeDialog, useOpenDialog } from './dialogs.ts';

const Palette = lazy(async () => ({ default: (await import('../commands/Palette.tsx')).Palette }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../commands/ShortcutsDialog.tsx')).ShortcutsDialog,
}));
const ShareDialog = lazy(async () => ({ default: (await import('../share/ShareDialog.tsx')).ShareDialog }));
const HideDialog = lazy(async () => ({ default: (await import('../hide/HideDialog.tsx')).HideDialog }));
const ReviewDialog = lazy(async () => ({ default: (await import('../share/ReviewDialog.tsx')).ReviewDialog }));
const RenameDialog = lazy(async () => ({ default: (await import('../workspace/RenameDialog.tsx')).RenameDialog }));

const SamplesDialog = lazy(async () => ({ default: (await import('../samples/SamplesDialog.tsx')).SamplesDialog }));

const LessonsDialog = lazy(async () => ({ default: (await import('../lessons/LessonsDialog.tsx')).LessonsDialog }));

const SuggestDialog = lazy(async () => ({ default: (await import('../suggest/SuggestDialog.tsx')).SuggestDialog }));
const CallsDialog = lazy(async () => ({ default: (await import('../reading/CallsDialog.tsx')).CallsDialog }));
const RepairDialog = lazy(async () => ({ default: (await import('../reading/RepairDialog.tsx')).RepairDialog }));

/** The dialog that is open, if any; its code comes with its first opening. */
export function Dialogs() {
  return <Suspense fallback={null}>{useDialog()}</Suspense>;
}

function useDialog() {
  const id = useOpenDialog();
  switch (id) {
    case null:
      return null;
    case 'palette':
      return <Palette onClose={closeDialog} />;
    case 'shortcuts':
      return <ShortcutsDialog onClose={closeDialog} />;
    case 'share':
      return <ShareDialog onClose={closeDialog} />;
    case 'hide':
      return <HideDialog onClose={closeDialog} />;
    case 'review':
      return <ReviewDialog onClose={closeDialog} />;
    case 'export':
      return <ExportDialog onClose={closeDialog} />;
    case 'suggest':
      return <SuggestDialog onClose={closeDialog} />;
    case 'lessons':
      return <LessonsDialog onClose={closeDialog} />;
    case 'samples':
      return <SamplesDialog onClose={closeDialog} />;
    case 'calls':
      return <CallsDialog onClose={closeDialog} />;
    case 'repair':
      return <RepairDialog onClose={closeDialog} />;
    case 'rename-design':
    case 'rename-sample':
      return <RenameDialog of={id === 'rename-design' ? 'design' : 'sample'} onClose={closeDialog} />;
  }
}
