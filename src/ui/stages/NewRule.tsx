import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import {
  type Detector,
  isSamePath,
  type RedactAction,
  type RedactTarget,
  readPath,
  showPath,
} from '../../core/index.ts';
import { Button } from '../controls/Button.tsx';
import controls from '../controls/controls.module.css';
import { cx } from '../controls/cx.ts';
import { SelectInput } from '../controls/SelectInput.tsx';
import { useActions, useSession, useStage } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './stages.module.css';

type TargetKind = RedactTarget['by'];
const kinds = ['detector', 'key', 'path'] as const satisfies readonly TargetKind[];

/** Adds a rule: by what a detector finds, by the names of keys, or by one path. */
export function NewRule({ detectors }: { readonly detectors: readonly Detector[] }) {
  const { edit } = useActions();
  const { rules } = useStage('redact');
  const fields = useSession((state) => state.shaped?.fields) ?? [];
  const [kind, setKind] = useState<TargetKind>('detector');
  const [text, setText] = useState('');
  const isUsed = (target: RedactTarget) => rules.some((rule) => isSameTarget(rule.target, target));
  const freeDetectors = detectors.filter(({ id }) => !isUsed({ by: 'detector', detector: id }));
  const target = readTarget(kind, kind === 'detector' ? text || (freeDetectors[0]?.id ?? '') : text);
  const add = () => {
    if (target === null) return;
    const id = freeId(rules.map((rule) => rule.id));
    edit([{ type: 'addRule', rule: { id, target, action: actionFor(target, detectors), keepStart: 3, keepEnd: 2 } }]);
    setText('');
  };
  return (
    <Form
      className={css.row ?? ''}
      aria-label={words.redact.add}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <SelectInput
        aria-label={words.redact.kindOfRule}
        value={kind}
        options={kinds.map((id) => ({ id, name: words.redact.kinds[id] }))}
        onChange={(choice) => {
          setKind(kinds.find((id) => id === choice) ?? 'detector');
          setText('');
        }}
      />
      {kind === 'detector' && (
        <SelectInput
          className={css.grow}
          aria-label={words.redact.byDetector}
          value={text || (freeDetectors[0]?.id ?? null)}
          options={(['secret', 'person', 'network'] as const).map((group) => ({
            label: words.redact.groups[group],
            options: freeDetectors
              .filter((detector) => detector.group === group)
              .map(({ id }) => ({ id, name: words.nameIn(words.redact.detectorNames, id) })),
          }))}
          onChange={setText}
        />
      )}
      {kind === 'key' && (
        <TextField className={css.grow ?? ''} aria-label={words.redact.keys} value={text} onChange={setText}>
          <Input className={cx(controls.input, controls.mono)} placeholder="password, api_key" spellCheck={false} />
        </TextField>
      )}
      {kind === 'path' && (
        <SelectInput
          className={css.grow}
          aria-label={words.redact.path}
          placeholder={words.redact.choosePath}
          value={text === '' ? null : text}
          options={fields.map(({ path }) => ({ id: showPath(path), name: showPath(path) }))}
          onChange={setText}
        />
      )}
      <Button type="submit" isSmall isDisabled={target === null}>
        <Plus size={13} aria-hidden="true" />
        {words.redact.add}
      </Button>
    </Form>
  );
}

/** What suits the detector; keys and paths hold what nobody should see at all. */
function actionFor(target: RedactTarget, detectors: readonly Detector[]): RedactAction {
  return detectors.find(({ id }) => target.by === 'detector' && id === target.detector)?.suggests ?? 'fixed';
}

function readTarget(kind: TargetKind, text: string): RedactTarget | null {
  if (text.trim() === '') return null;
  switch (kind) {
    case 'detector':
      return { by: 'detector', detector: text };
    case 'key': {
      const keys = text
        .split(',')
        .map((key) => key.trim())
        .filter((key) => key !== '');
      return keys.length === 0 ? null : { by: 'key', keys };
    }
    case 'path': {
      const path = readPath(text);
      return path === null ? null : { by: 'path', path };
    }
  }
}

function isSameTarget(a: RedactTarget, b: RedactTarget): boolean {
  if (a.by === 'path' && b.by === 'path') return isSamePath(a.path, b.path);
  return JSON.stringify(a) === JSON.stringify(b);
}

function freeId(ids: readonly string[]): string {
  let number = 1;
  while (ids.includes(`rule-${number}`)) number += 1;
  return `rule-${number}`;
}
