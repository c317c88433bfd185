import { ChevronDown } from 'lucide-react';
import { listSteps } from '../../state/history.ts';
import { currentDesign } from '../../state/workspace.ts';
import { MenuButton } from '../menus/MenuButton.tsx';
import { useActions } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import css from './work.module.css';

/** Every change of the shaper in words, the newest first; each can be gone to. */
export function HistoryMenu() {
  const { goToStep } = useActions();
  const history = useFound((state) => currentDesign(state.workspace).history);
  const now = history.past.length;
  const entries = () => {
    const steps = [
      { step: 0, name: words.work.historyStart },
      ...listSteps(history).map(({ step, label }) => ({ step, name: capitalize(words.edits(label)) })),
    ];
    return steps.reverse().map(({ step, name }) => ({
      id: String(step),
      name,
      isSelected: step === now,
      isFaint: step > now,
      ...(step > now ? { detail: words.work.undone } : {}),
      run: () => goToStep(step),
    }));
  };
  return (
    <MenuButton
      menuLabel={words.work.history}
      groups={() => [{ label: words.work.history, entries: entries() }]}
      look="quiet"
      className={css.historyButton}
      isDisabled={now === 0 && history.future.length === 0}
      aria-label={words.work.history}
      title={words.work.historyTitle}
    >
      <ChevronDown size={13} aria-hidden="true" />
    </MenuButton>
  );
}

function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
