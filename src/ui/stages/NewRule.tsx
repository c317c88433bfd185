import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import {
  type Detector,
  findPatternFault,
  type RedactAction,
  type RedactTarget,
  readRulePath,
  sensitiveKeys,
  showPath,
} from '../../core/index.ts';
import { freeRuleId } from '../../state/hide-part.ts';
import { Button } from '../controls/Button.tsx';
import controls from '../controls/controls.module.css';
import { cx } from '../controls/cx.ts';
import { SearchSelect } from '../controls/SearchSelect.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import { useActions, useStage } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import css from './stages.module.css';

type TargetKind = RedactTarget['by'];
const kinds = ['detector', 'names', 'key', 'path', 'words', 'pattern'] as const satisfies readonly TargetKind[];
/** Kinds that are written as text, with what shows how. */
const written = {
  key: 'password, *_token, 身份证号',
  path: 'items[*].email or **.token',
  words: 'Project Falcon, 内部代号',
  pattern: 'EMP-\\d{6}',
} as const;

/** Adds a rule: by what a detector finds, by usual or chosen names of keys, by paths, words or a pattern. */
export function NewRule({ detectors }: { readonly detectors: readonly Detector[] }) {
  const { edit } = useActions();
  const { rules } = useStage('redact');
  const fields = useFound((state) => state.shaped?.fields) ?? [];
  const [kind, setKind] = useState<TargetKind>('detector');
  const [text, setText] = useState('');
  const isUsed = (target: RedactTarget) => rules.some((rule) => isSameTarget(rule.target, target));
  const freeDetectors = detectors.filter(({ id }) => !isUsed({ by: 'detector', detector: id }));
  const pathList = useId();
  const target = readTarget(kind, text);
  const add = () => {
    if (target === null) return;
    const id = freeRuleId(rules.map((rule) => rule.id));
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
        <SearchSelect
          className={css.grow}
          aria-label={words.redact.byDetector}
          placeholder={words.redact.searchDetectors(freeDetectors.length)}
          value={text === '' ? null : text}
          options={(['secret', 'person', 'network'] as const).map((group) => ({
            label: words.redact.groups[group],
            options: freeDetectors
              .filter((detector) => detector.group === group)
              .map(({ id }) => ({ id, name: words.nameIn(words.redact.detectorNames, id) })),
          }))}
          onChange={setText}
        />
      )}
      {kind === 'names' && (
        <SelectInput
          className={css.grow}
          aria-label={words.redact.kinds.names}
          placeholder={words.redact.chooseNames}
          value={text === '' ? null : text}
          options={sensitiveKeys.map(({ id }) => ({ id, name: words.redact.kindsNamed([id]) }))}
          onChange={setText}
        />
      )}
      {kind !== 'detector' && kind !== 'names' && (
        <TextField
          className={css.grow ?? ''}
          aria-label={words.redact.writtenLabels[kind]}
          value={text}
          onChange={setText}
        >
          <Input
            className={cx(controls.input, controls.mono)}
            placeholder={written[kind]}
            spellCheck={false}
            list={kind === 'path' ? pathList : undefined}
          />
          {kind === 'path' && (
            <datalist id={pathList}>
              {fields.map(({ path }) => (
                <option key={showPath(path)} value={showPath(path)} />
              ))}
            </datalist>
          )}
        </TextField>
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
    case 'names':
      return { by: 'names', kinds: [text] };
    case 'key': {
      const keys = splitList(text);
      return keys.length === 0 ? null : { by: 'key', keys };
    }
    case 'words': {
      const listed = splitList(text);
      return listed.length === 0 ? null : { by: 'words', words: listed };
    }
    case 'pattern':
      return findPatternFault(text)?.reason === 'syntax' ? null : { by: 'pattern', pattern: text };
    case 'path': {
      const path = readRulePath(text);
      return path === null ? null : { by: 'path', path };
    }
  }
}

function splitList(text: string): readonly string[] {
  return text
    .split(/[,，]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isSameTarget(a: RedactTarget, b: RedactTarget): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
