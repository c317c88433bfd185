import { type FormEvent, useEffect, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { TextField } from 'react-aria-components/TextField';
import { useStore } from 'zustand';
import { hideTarget, isTargeted, targetsFor } from '../../state/hide-part.ts';
import type { Place } from '../../state/texts.ts';
import { Button } from '../controls/Button.tsx';
import controls from '../controls/controls.module.css';
import { cx } from '../controls/cx.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useActions, useSession, useShaper } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './hide.module.css';
import { type Picked, picked } from './picked.ts';
import { sayTarget } from './say-target.ts';

/** Makes a redaction rule of a part of a text: what was selected, or what is written here. */
export function HideDialog({ onClose }: { readonly onClose: () => void }) {
  const { edit } = useActions();
  const shaper = useShaper();
  const { part } = useStore(picked);
  const [text, setText] = useState(part?.text ?? '');
  const place = usePlace(text, part);
  const [choice, setChoice] = useState(0);
  const targets = place === null ? [] : targetsFor(place);
  const target = targets[choice] ?? targets[0];
  const isKnown = target !== undefined && isTargeted(shaper, target);
  const said = words.hide;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (target === undefined || isKnown) return;
    edit(hideTarget(shaper, target));
    onClose();
  };
  return (
    <Dialog title={said.title} size="narrow" onClose={onClose}>
      <Form className={css.body ?? ''} onSubmit={submit}>
        <TextField
          className={css.field ?? ''}
          autoFocus
          value={text}
          onChange={(written) => {
            setText(written);
            setChoice(0);
          }}
        >
          <Label>{said.text}</Label>
          <Input className={cx(controls.input, controls.mono)} autoComplete="off" spellCheck={false} />
        </TextField>
        {place === null ? (
          <p className={css.hint} role="status">
            {text.trim() === '' ? said.empty : said.nowhere}
          </p>
        ) : (
          <RadioGroup
            className={css.choices ?? ''}
            aria-label={said.how}
            value={String(targets[choice] === undefined ? 0 : choice)}
            onChange={(chosen) => setChoice(Number(chosen))}
          >
            {targets.map((option, index) => (
              <Radio key={JSON.stringify(option)} value={String(index)} className={css.choice ?? ''}>
                <span className={css.dot} />
                {sayTarget(option)}
              </Radio>
            ))}
          </RadioGroup>
        )}
        <div className={css.row}>
          <Button look="primary" type="submit" isDisabled={target === undefined || isKnown}>
            {said.hide}
          </Button>
          <Button onPress={onClose}>{words.work.cancel}</Button>
          {isKnown && <span className={css.hint}>{said.known}</span>}
        </div>
      </Form>
    </Dialog>
  );
}

/** What the text is where it was selected, else where it stands first in what the model sees. */
function usePlace(text: string, part: Picked | null): Place | null {
  const actions = useActions();
  const sample = useSession((state) => state.shaped?.sample);
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    let isWanted = true;
    const isPart = part !== null && part.text === text && part.sample === sample;
    const ref = isPart ? part.ref : ({ of: 'stage', stage: 'render' } as const);
    if (sample === undefined || text.trim() === '') return setPlace(null);
    actions.place(sample, ref, text, isPart ? part.at : null).then(
      (found) => isWanted && setPlace(found),
      () => isWanted && setPlace(null),
    );
    return () => {
      isWanted = false;
    };
  }, [actions, sample, text, part]);
  return place;
}
