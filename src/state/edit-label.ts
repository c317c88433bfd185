import { type Edit, showPath, type Values } from '../core/index.ts';

/** What a change did, for the words on Undo. */
export interface EditLabel {
  readonly id: EditLabelId;
  readonly values: Values;
  /** Equal for changes of the same thing, which may be merged; null where each stands for itself. */
  readonly subject: string | null;
}

export type EditLabelId =
  | 'set'
  | 'switch'
  | 'format'
  | 'keep'
  | 'drop'
  | 'name'
  | 'field'
  | 'unchange'
  | 'value'
  | 'move'
  | 'rule'
  | 'replace'
  | 'several';

/** One label for edits that are made together. */
export function labelEdits(edits: readonly Edit[]): EditLabel {
  const [first] = edits;
  if (first === undefined || edits.length > 1) return { id: 'several', values: { count: edits.length }, subject: null };
  return labelEdit(first);
}

function labelEdit(edit: Edit): EditLabel {
  switch (edit.type) {
    case 'set':
      return labelSet(edit.stage, edit.change);
    case 'setField':
      return labelField(edit);
    case 'nameValue':
      return { id: 'value', values: { path: showPath(edit.path) }, subject: null };
    case 'moveField':
      return { id: 'move', values: {}, subject: 'move' };
    case 'changeField':
      return { id: 'field', values: { path: showPath(edit.change.path) }, subject: `change ${edit.change.id}` };
    case 'unchangeField':
      return { id: 'unchange', values: {}, subject: null };
    case 'addRule':
    case 'setRule':
    case 'removeRule':
      return { id: 'rule', values: {}, subject: null };
    case 'replace':
      return { id: 'replace', values: {}, subject: null };
  }
}

function labelSet(stage: string, change: object): EditLabel {
  const keys = Object.keys(change);
  const [key] = keys;
  const value: unknown = Object.values(change)[0];
  if (keys.length === 1 && key === 'on') return { id: 'switch', values: { stage, on: value === true }, subject: null };
  if (stage === 'render' && key === 'format') return { id: 'format', values: { format: String(value) }, subject: null };
  return { id: 'set', values: { stage }, subject: `${stage}.${keys.join()}` };
}

function labelField({ path, change }: Extract<Edit, { type: 'setField' }>): EditLabel {
  const shown = { path: showPath(path) };
  if (change.keep !== undefined) return { id: change.keep ? 'keep' : 'drop', values: shown, subject: null };
  if (change.name !== undefined) return { id: 'name', values: { ...shown, name: change.name }, subject: null };
  return { id: 'field', values: shown, subject: null };
}
