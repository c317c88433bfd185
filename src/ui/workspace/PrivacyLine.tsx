import { Button } from '../controls/Button.tsx';
import { Check } from '../controls/Checkbox.tsx';
import { cx } from '../controls/cx.ts';
import { useActions, useSample, useSession } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './work.module.css';

/** What happens with what is pasted, and the person's say in it. */
export function PrivacyLine() {
  const { rememberOutputs, forgetOutputs } = useActions();
  const hasOutput = useSample().length > 0;
  const { remembersOutputs } = useSession((state) => state.keeping);
  return (
    <div className={css.privacy}>
      <span className={cx(hasOutput && css.saidBelow)}>{words.output.privacy}</span>
      <Check
        label={words.keeping.remember}
        isSelected={remembersOutputs}
        onChange={(isOn) => (isOn ? rememberOutputs() : forgetOutputs())}
      />
      {remembersOutputs && (
        <Button isSmall title={words.keeping.forgetTitle} onPress={forgetOutputs}>
          {words.keeping.forget}
        </Button>
      )}
    </div>
  );
}
