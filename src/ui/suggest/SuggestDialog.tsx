import { Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { showPath } from '../../core/index.ts';
import type { SuggestionWhat } from '../../state/suggestions.ts';
import { Button } from '../controls/Button.tsx';
import { Chip } from '../controls/Chip.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useActions } from '../session-context.ts';
import { useFocusInList } from '../use-focus-in-list.ts';
import { sayFinding, sayFix } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import css from './suggest.module.css';
import { useSuggestions, type WeighedSuggestion } from './use-suggestions.ts';

const tones = { saves: 'accent', clear: 'plain', safe: 'good' } as const;

/** What could be done next, to accept one by one or all at once. */
export function SuggestDialog({ onClose }: { readonly onClose: () => void }) {
  const { edit, suggest } = useActions();
  const { list, all, isReady } = useSuggestions();
  const rows = useRef<HTMLUListElement>(null);
  const keptFocus = useFocusInList(rows, list);
  const acceptAll = () => {
    // The button can't be pressed again, and would keep the keys from the dialog.
    rows.current?.closest<HTMLElement>('[role=dialog]')?.focus();
    edit(list.flatMap(({ edits }) => edits));
  };
  return (
    <Dialog title={words.suggest.title} onClose={onClose}>
      <p className={css.purpose}>{words.suggest.purpose}</p>
      <ul ref={rows} className={css.list} aria-label={words.suggest.list} aria-busy={!isReady} {...keptFocus}>
        {list.map((suggestion) => (
          <SuggestionRow key={suggestion.key} suggestion={suggestion} onAccept={() => edit(suggestion.edits)} />
        ))}
      </ul>
      {list.length === 0 && <p className={css.none}>{isReady ? words.suggest.none : words.suggest.working}</p>}
      <div className={css.footer}>
        <Button isSmall title={words.stages.suggestTitle} onPress={() => suggest()}>
          {words.suggest.startOver}
        </Button>
        <Button look="primary" isDisabled={list.length === 0 || all === null} onPress={acceptAll}>
          <Sparkles size={13} aria-hidden="true" />
          {words.suggest.acceptAll(list.length, all)}
        </Button>
      </div>
    </Dialog>
  );
}

interface SuggestionRowProps {
  readonly suggestion: WeighedSuggestion;
  readonly onAccept: () => void;
}

function SuggestionRow({ suggestion, onAccept }: SuggestionRowProps) {
  const { why, what, saving } = suggestion;
  const title = sayWhat(what);
  return (
    <li className={css.row}>
      <div className={css.what}>
        <b>{title}</b>
        <p className={css.reason}>{sayReason(what)}</p>
      </div>
      <Chip tone={tones[why]}>{words.suggest.why[why]}</Chip>
      <span className={css.saving}>{saving === null ? words.samples.measuring : words.suggest.saving(saving)}</span>
      <Button isSmall aria-label={words.suggest.acceptWhat(title)} onPress={onAccept}>
        {words.suggest.accept}
      </Button>
    </li>
  );
}

function sayWhat(what: SuggestionWhat): string {
  switch (what.by) {
    case 'finding':
      return sayFix(what.fix);
    case 'change':
      return `${words.nameIn(words.changes.names, what.transform)}: ${showPath(what.path)}`;
    case 'format':
      return words.suggest.format(words.formatName(what.format));
    case 'rows':
      return words.suggest.rows(what.rows);
    case 'summary':
      return words.suggest.summary;
  }
}

function sayReason(what: SuggestionWhat): string {
  switch (what.by) {
    case 'finding':
      return sayFinding(what.finding);
    case 'change':
      return words.changes.examples[what.transform] ?? '';
    case 'format':
      return words.suggest.formatReason;
    case 'rows':
      return words.suggest.rowsReason;
    case 'summary':
      return what.template;
  }
}
