import { Check, Copy } from 'lucide-react';
import { words } from '../words/index.ts';
import { Button } from './Button.tsx';
import css from './controls.module.css';
import { useClipboard } from './use-clipboard.ts';

interface CopyButtonProps {
  readonly getText: () => Promise<string>;
  readonly isDisabled?: boolean;
}

export function CopyButton({ getText, isDisabled = false }: CopyButtonProps) {
  const { state, copy } = useClipboard();
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <>
      <Button isSmall isDisabled={isDisabled} onPress={() => copy(getText)}>
        <Icon size={13} aria-hidden="true" />
        {words.result.copy}
      </Button>
      <span aria-live="polite" className={css.srOnly}>
        {state === 'copied' ? words.result.copied : state === 'failed' ? words.result.copyFailed : ''}
      </span>
    </>
  );
}
