import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { examples } from '../../state/examples/index.ts';
import { Button } from '../controls/Button.tsx';
import { useActions } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './TopBar.module.css';

/** Outputs to try; each opens as a design of its own. */
export function ExamplesMenu() {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { openExample } = useActions();
  return (
    <div className={css.menuAnchor}>
      <Button look="quiet" popoverTarget={id}>
        {words.app.examples}
        <ChevronDown size={13} aria-hidden="true" />
      </Button>
      <ul className={css.menu} id={id} popover="auto" ref={list}>
        {examples.map((example) => (
          <li key={example.id}>
            <button
              type="button"
              className={css.menuItem}
              onClick={() => {
                list.current?.hidePopover();
                openExample(example);
              }}
            >
              <b>{example.name}</b>
              <span>{example.lesson}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
