import type { Detector } from '../../model.ts';
import { matchNamed } from '../match-pattern.ts';

/** Bank account numbers beside their name. */
export const bankAccount = {
  id: 'bank-account',
  group: 'person',
  suggests: 'mask',
  context: /bank[ _-]?account(?:[ _-]?(?:no|number|num))?$|acc(?:oun)?t[ _-]?(?:no|number|num)$|银行[账帐]号|[账帐]号/i,
  anchors: {
    words: [
      'account n',
      'account_n',
      'accountn',
      'acct',
      '银行账',
      '银行帐',
      '账号',
      '账户',
      'bank_account',
      'bank account',
      'bankaccount',
    ],
  },
  match: matchNamed(
    /bank[ _-]?account(?:[ _-]?(?:no\.?|number|num))?|acc(?:oun)?t[ _-]?(?:no\.?|number|num)|银行[账帐]号|[账帐]号/,
    /\d{8,30}|\d{4}(?: \d{4}){1,4}(?: \d{1,3})?/,
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: '银行账号：6222021234567890123', found: ['6222021234567890123'] },
    { text: 'bank account 12345678', found: ['12345678'] },
    { text: 'account_number=0012345678', found: ['0012345678'] },
  ],
  misses: [
    { text: 'account name', reason: 'words' },
    { text: '账号：admin', reason: 'the name of a user' },
  ],
};
