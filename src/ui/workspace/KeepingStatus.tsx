import { isMac, keysOf, showKeys } from '../commands/shortcuts.ts';
import { Button } from '../controls/Button.tsx';
import { openDialog } from '../dialogs/dialogs.ts';
import { useSession } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './work.module.css';

/** Whether the work is safe, and the way to all commands. */
export function KeepingStatus() {
  const { status, remembersOutputs } = useSession((state) => state.keeping);
  const isRefused = status === 'full' || status === 'blocked';
  return (
    <>
      <span
        className={isRefused ? css.warning : undefined}
        title={remembersOutputs ? words.keeping.titleWithOutputs : words.keeping.title}
      >
        {words.keeping.status[status]}
      </span>
      <Button className={css.keeping} title={words.keeping.commandsTitle} onPress={() => openDialog('palette')}>
        <kbd className={css.keyHint}>{showKeys(keysOf('palette') ?? '', isMac)}</kbd> {words.keeping.commands}
      </Button>
    </>
  );
}
