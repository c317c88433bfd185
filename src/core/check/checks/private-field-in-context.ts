import type { FieldStat } from '../../model.ts';
import { showPath } from '../../path.ts';
import { findSecrets, findSensitiveKeys, type SensitiveKeys } from '../../redact/index.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { CheckView } from '../check-view.ts';
import type { Fix } from '../finding.ts';

/** Fields that are named for a password, a token or a personal number, and hold one. */
export const privateFieldInContextCheck: Check = {
  id: 'private-field-in-context',
  find(view) {
    return view.shown.flatMap((stat) => {
      const { path, isLeaf } = stat;
      const key = path.at(-1);
      const kind = isLeaf && typeof key === 'string' ? findSensitiveKeys(key) : null;
      if (typeof key !== 'string' || kind === null || view.fields.isRedacted(path)) return [];
      if (!hasOpenValue(view, stat, kind)) return [];
      return [
        {
          severity: kind.group === 'secret' ? 'error' : 'warning',
          values: { path: showPath(path), kind: kind.id },
          at: { stage: 'fields', path },
          fix: hideField(view, key, kind),
        },
      ];
    });
  },
};

/** A value of that kind which no detector with a rule hides. Flags, counts, words and placeholders are none. */
function hasOpenValue({ shaper }: CheckView, { top }: FieldStat, { group }: SensitiveKeys): boolean {
  const rules = shaper.redact.on ? shaper.redact.rules : [];
  const active = rules.flatMap(({ target }) => (target.by === 'detector' ? [target.detector] : []));
  return top.some(({ value }) => {
    if (value === null || typeof value === 'boolean') return false;
    const text = String(value);
    const isOpen =
      group === 'secret' ? typeof value === 'string' && isSecretLike(text) : text.replace(/\D/g, '').length >= 6;
    return isOpen && !text.includes('***') && findSecrets(text, active).length === 0;
  });
}

/** One word that is no placeholder; the scheme of an authorization may stand before it. */
function isSecretLike(text: string): boolean {
  if (/^(?:bearer|basic|token|digest)\s\S{8,}$/i.test(text)) return true;
  const isWord = /^[^\s[<({*]\S*$/.test(text);
  return isWord && !/^(?:yes|no|none|null|nil|true|false|n\/?a|set|unset|enabled|disabled|-+)$/i.test(text);
}

/** The key joins those that the rule for its kind hides already. */
function hideField({ shaper }: CheckView, key: string, kind: SensitiveKeys): Fix {
  const id = `key-${kind.id}`;
  const known = shaper.redact.rules.find((rule) => rule.id === id);
  const keys = known?.target.by === 'key' ? [...known.target.keys, key] : [key];
  const action = known?.action ?? kind.action;
  return {
    id: 'hide-field',
    values: { key },
    edits: [{ type: 'addRule', rule: { keepStart: 3, keepEnd: 3, ...known, id, action, target: { by: 'key', keys } } }],
  };
}

const madeUpSecret = ['s3cr3t', 'V4lue'].join('-');

export const examples = {
  flags: [
    {
      output: `[{"id":1,"cust":{"pw_hash":"${madeUpSecret}"}},{"id":2,"cust":{"pw_hash":"x"}}]`,
      edits: [{ type: 'set', stage: 'redact', change: { rules: [] } }],
      found: [
        {
          severity: 'error',
          values: { path: 'cust.pw_hash', kind: 'password' },
          at: { stage: 'fields', path: ['cust', 'pw_hash'] },
          fix: 'hide-field',
        },
      ],
    },
    {
      output: '{"name":"Ann","mobile":"555 010 4477"}',
      edits: [{ type: 'set', stage: 'redact', change: { rules: [] } }],
      found: [
        {
          severity: 'warning',
          values: { path: 'mobile', kind: 'phone' },
          at: { stage: 'fields', path: ['mobile'] },
          fix: 'hide-field',
        },
      ],
    },
  ],
  passes: [
    { output: '{"name":"Ann","tokens":412,"max_token":99}', why: 'counts are no secrets' },
    { output: '{"name":"Ann","password":null,"has_password":true}', why: 'whether there is one is no secret' },
    { output: '{"items":[{"id":1},{"id":2}],"next_page_token":"abc"}', why: 'a token for the next page opens nothing' },
    {
      output: `{"name":"Ann","password":"${madeUpSecret}"}`,
      edits: [{ type: 'setField', path: ['password'], change: { keep: false } }],
      why: 'the field is dropped',
    },
  ],
} as const satisfies CheckExamples;
