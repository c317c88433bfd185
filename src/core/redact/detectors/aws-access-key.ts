import type { Detector } from '../../model.ts';
import { matchFrom, matchWord } from '../match-pattern.ts';

const matchKeyId = matchWord(/(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}/);
/** Forty characters of Base64 say nothing by themselves, so the name before them counts. */
const matchSecretKey = matchFrom(
  /secret[_ -]?(?:access[_ -]?)?key["' ]{0,3}[:=]["' ]{0,3}([a-z0-9/+]{40})(?![\w/+=])/iy,
);

/** AWS access key ids, and secret access keys beside their name. */
export const awsAccessKey = {
  id: 'aws-access-key',
  group: 'secret',
  suggests: 'fixed',
  context: /secret[_ -]?(?:access[_ -]?)?key$/i,
  anchors: { words: ['akia', 'asia', 'abia', 'acca', 'secret'] },
  match: (text, at) => matchKeyId(text, at) ?? matchSecretKey(text, at),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key ${['AKIA', 'QWER2345'.repeat(2)].join('')}.`, found: [['AKIA', 'QWER2345'.repeat(2)].join('')] },
    { text: `"${['ASIA', 'ZXCV6723'.repeat(2)].join('')}"`, found: [['ASIA', 'ZXCV6723'.repeat(2)].join('')] },
    { text: `aws_secret_access_key = ${'aB3/x+9Zq1'.repeat(4)}`, found: ['aB3/x+9Zq1'.repeat(4)] },
    { text: `"SecretAccessKey": "${'aB3/x+9Zq1'.repeat(4)}"`, found: ['aB3/x+9Zq1'.repeat(4)] },
  ],
  misses: [
    { text: ['AROA', 'QWER2345'.repeat(2)].join(''), reason: 'the id of a role is no key' },
    { text: ['AKIA', 'QWER2345'.repeat(3)].join(''), reason: 'longer than an access key id' },
    { text: `commit ${'0a1b2c3d'.repeat(5)}`, reason: 'a commit has forty characters too' },
  ],
};
