import { useActions, useSession } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './TopBar.module.css';

/** The first stops of the keyboard: past all that stands above the output and, once there are some, above the fields. */
export function SkipLinks() {
  const { jumpTo } = useActions();
  const field = useSession(({ shaped }) => shaped?.fields[0]);
  const toOutput = () => document.querySelector<HTMLElement>(`[aria-label="${words.output.label}"]`)?.focus();
  return (
    <>
      <SkipLink text={words.app.skip} skip={toOutput} />
      {field !== undefined && <SkipLink text={words.app.skipToFields} skip={() => jumpTo('fields', field.path)} />}
    </>
  );
}

function SkipLink({ text, skip }: { readonly text: string; readonly skip: () => void }) {
  return (
    <button type="button" className={css.skip} onClick={skip}>
      {text}
    </button>
  );
}
