import { RotateCcw } from 'lucide-react';
import { defaultShaper, type StageName } from '../../core/index.ts';
import { resetStage } from '../../state/reset-stage.ts';
import { Button } from '../controls/Button.tsx';
import { useActions } from '../session-context.ts';
import { useStageLater } from '../use-found.ts';
import { words } from '../words/index.ts';

/** Shown where there is something to reset. */
export function ResetStage({ stage }: { readonly stage: StageName }) {
  const { edit } = useActions();
  const options = useStageLater(stage);
  if (JSON.stringify(options) === JSON.stringify(defaultShaper[stage])) return null;
  return (
    <div>
      <Button look="quiet" isSmall onPress={() => edit([resetStage(stage)])}>
        <RotateCcw size={13} aria-hidden="true" />
        {words.work.resetStage}
      </Button>
    </div>
  );
}
