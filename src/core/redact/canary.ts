import type { Detector, Json } from '../model.ts';
import { writeJson } from '../write-json.ts';
import { compileRules } from './compile-rules.ts';
import type { RedactRule } from './redact-options.ts';
import { ValueRedactor } from './redact-value.ts';
import { RedactionLog } from './redaction-log.ts';
import { makeScanTables } from './scan-tables.ts';
import { scanText } from './scan-text.ts';
import { detectorTarget } from './targets/detector.ts';
import { keyTarget } from './targets/key.ts';

/** Made-up values, in parts, so that no scanner takes them for a leak. */
const canaries: Readonly<Record<string, string>> = {
  'github-token': ['ghp', 'a1B2'.repeat(9)].join('_'),
  email: ['canary', 'example.com'].join('@'),
  'phone-cn': ['138', '1234', '5678'].join(''),
  'payment-card': ['4111', '1111', '1111', '1111'].join(''),
};

/** Tries redaction on made-up values and names what got through, in a value, a key or a text: nothing where it works. */
export function findCanaryLeaks(known: readonly Detector[]): readonly string[] {
  const wanted = Object.entries(canaries).filter(([id]) => known.some((detector) => detector.id === id));
  const missing = Object.keys(canaries).filter((id) => !wanted.some(([found]) => found === id));
  const rules = [
    ...wanted.map(([id]) => toRule({ by: 'detector', detector: id })),
    toRule({ by: 'key', keys: ['password'] }),
  ];
  const secret = ['hun', 'ter2'].join('');
  const value: Json = [
    ...wanted.map(([id, text]) => ({ id, [text]: text, note: `see ${text}.` })),
    { password: secret },
  ];
  const compiled = compileRules({ on: true, rules, allow: [] }, [detectorTarget, keyTarget], known, []);
  const redactor = new ValueRedactor(compiled, new RedactionLog());
  const written = writeJson(redactor.redactOther(value) ?? null, 0);
  const left = scanText(written, makeScanTables(known)).map(({ detector }) => detector);
  const shown = [...wanted, ['password', secret] as const]
    .filter(([, text]) => written.includes(text))
    .map(([id]) => id);
  return [...new Set([...missing, ...left, ...shown])];
}

function toRule(aim: RedactRule['target']): RedactRule {
  return { id: JSON.stringify(aim), target: aim, action: 'fixed', keepStart: 0, keepEnd: 0 };
}
