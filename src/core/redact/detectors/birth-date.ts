import type { Detector } from '../../model.ts';
import { matchNamed } from '../match-pattern.ts';

/** Dates of birth beside their name. */
export const birthDate = {
  id: 'birth-date',
  group: 'person',
  suggests: 'generalise',
  context: /birth(?:[ _-]?(?:date|day))?$|(?<![a-z])dob$|出生|生日/i,
  anchors: { words: ['birth', 'dob', 'born', '出生', '生日'] },
  match: matchNamed(
    /(?:date[ _-]?of[ _-]?)?birth(?:[ _-]?(?:date|day))?|dob|born(?: on)?|出生(?:日期|年月日?)?|生日/,
    /(?:19|20)\d{2}(?:-\d{1,2}-\d{1,2}|\/\d{1,2}\/\d{1,2}|\.\d{1,2}\.\d{1,2}|年\d{1,2}月\d{1,2}日?|[01]\d[0-3]\d)|\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2}/,
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: '出生日期：1990-05-17', found: ['1990-05-17'] },
    { text: '"date_of_birth":"1990-05-17"', found: ['1990-05-17'] },
    { text: 'DOB: 05/17/1990', found: ['05/17/1990'] },
    { text: '1990年5月17日出生，生日1990年5月17日', found: ['1990年5月17日'] },
  ],
  misses: [
    { text: 'birthday party on 2024', reason: 'a year' },
    { text: 'created: 1990-05-17', reason: 'another date' },
  ],
};
