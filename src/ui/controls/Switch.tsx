import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import css from './controls.module.css';

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <span title={label}>
      <AriaSwitch aria-label={label} isSelected={isOn} onChange={onChange} className={css.switch ?? ''} />
    </span>
  );
}
