import { ChevronDown } from 'lucide-react';
import { examples } from '../../state/examples/index.ts';
import { MenuButton } from '../menus/MenuButton.tsx';
import { useActions } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './TopBar.module.css';

/** Outputs to try; each opens as a design of its own. */
export function ExamplesMenu() {
  const { openExample } = useActions();
  const entries = () =>
    examples.map((example) => ({
      id: example.id,
      name: example.name,
      detail: example.lesson,
      run: () => {
        openExample(example);
      },
    }));
  return (
    <MenuButton
      menuLabel={words.app.examples}
      groups={() => [{ label: words.app.examples, entries: entries() }]}
      look="quiet"
    >
      {words.app.examples}
      <ChevronDown size={13} className={css.chevron} aria-hidden="true" />
    </MenuButton>
  );
}
