import { type FormEvent, useRef } from 'react';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Button } from '../controls/Button.tsx';
import controls from '../controls/controls.module.css';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useActions, useDesign, useSample } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './work.module.css';

interface RenameDialogProps {
  readonly of: 'design' | 'sample';
  readonly onClose: () => void;
}

export function RenameDialog({ of, onClose }: RenameDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const { renameDesign, renameSample } = useActions();
  const design = useDesign();
  const sample = useSample();
  const label = of === 'design' ? words.work.renameDesign : words.work.renameSample;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const name = input.current?.value ?? '';
    if (of === 'design') renameDesign(name);
    else renameSample(name);
    onClose();
  };
  return (
    <Dialog title={label} size="narrow" onClose={onClose}>
      <Form className={css.rename ?? ''} onSubmit={save}>
        <TextField
          aria-label={label}
          autoFocus
          defaultValue={of === 'design' ? design.name : sample.name}
          maxLength={200}
          autoComplete="off"
        >
          <Input ref={input} className={controls.input ?? ''} onFocus={(event) => event.currentTarget.select()} />
        </TextField>
        <Button onPress={onClose}>{words.work.cancel}</Button>
        <Button look="primary" type="submit">
          {words.work.save}
        </Button>
      </Form>
    </Dialog>
  );
}
