import { normalizeKey } from './normalize-key.ts';
import type { RedactAction } from './redact-options.ts';

/** Names of fields that hold one kind of secret or personal data, and what to do with them by default. */
export interface SensitiveKeys {
  readonly id: string;
  readonly group: 'secret' | 'person';
  readonly action: RedactAction;
  /** Whole names, in any case and with any separators. */
  readonly keys: readonly string[];
  /** Last words that make a longer name one of these: `db_password`, `slackToken`. */
  readonly endings: readonly string[];
}

/** What fields of these names hold should not reach a model, whatever it looks like. */
export const sensitiveKeys: readonly SensitiveKeys[] = [
  {
    id: 'password',
    group: 'secret',
    action: 'fixed',
    keys: ['pwd', 'pw', 'psw', 'pw_hash', 'pwd_hash', 'pass_hash', 'pin_code', 'cvv', 'cvc', 'otp', '密碼'],
    endings: ['password', 'passwd', 'passphrase', 'password_hash', 'hashed_password', 'pwd', '密码', '口令', '验证码'],
  },
  {
    id: 'token',
    group: 'secret',
    action: 'drop',
    keys: ['jwt', 'bearer', 'authorization', 'proxy_authorization', 'cookie', 'set_cookie', 'csrf'],
    endings: ['token', 'session_id', 'session_key', 'session_cookie', 'jsessionid', 'phpsessid', '令牌'],
  },
  {
    id: 'secret',
    group: 'secret',
    action: 'fixed',
    keys: [
      'secret_id',
      'connection_string',
      'conn_str',
      'dsn',
      'database_url',
      'webhook_url',
      'credentials',
      'x_api_key',
    ],
    endings: [
      'secret',
      'api_key',
      'apikey',
      'access_key',
      'access_key_id',
      'account_key',
      'secret_key',
      'private_key',
      'encryption_key',
      'signing_key',
      'credential',
      '密钥',
      '私钥',
    ],
  },
  {
    id: 'identity',
    group: 'person',
    action: 'mask',
    keys: ['ssn', 'id_card', 'id_card_no', 'id_number', 'identity_card', 'national_id', 'passport', 'tax_id', 'sfz'],
    endings: [
      'id_card_number',
      'passport_number',
      'passport_no',
      '身份证',
      '身份证号',
      '身份证号码',
      '证件号',
      '证件号码',
      '护照号',
    ],
  },
  {
    id: 'account',
    group: 'person',
    action: 'mask',
    keys: ['iban', 'card_no', 'bank_account', 'account_number'],
    endings: ['card_number', 'bank_card', 'credit_card', '银行卡', '银行卡号', '卡号', '银行账号'],
  },
  {
    id: 'phone',
    group: 'person',
    action: 'mask',
    keys: ['tel', 'mobile', 'msisdn', 'phone_no', 'mobile_no'],
    endings: [
      'phone',
      'phone_number',
      'mobile_number',
      'telephone',
      '手机',
      '手机号',
      '手机号码',
      '电话',
      '电话号码',
      '联系电话',
    ],
  },
];

/** Pages and uploads go on by tokens that open nothing. */
const harmlessKey = /(?:page|next|prev(?:ious)?|continuation|cursor|sync|resume|pagination|last|first)token$/;

/** The kind of sensitive data that a field of this name holds, or null. */
export function findSensitiveKeys(key: string): SensitiveKeys | null {
  if (key.length > 100) return null;
  const name = normalizeKey(key);
  if (harmlessKey.test(name)) return null;
  return (
    sensitiveKeys.find(
      (kind) => kind.keys.some((known) => normalizeKey(known) === name) || hasEnding(key, name, kind),
    ) ?? null
  );
}

/** The ending must start at a word: `db_password` and `dbPassword`, not `mytokens` or `broken`. */
function hasEnding(key: string, name: string, { endings }: SensitiveKeys): boolean {
  return endings.some((ending) => {
    const compact = normalizeKey(ending);
    if (!name.endsWith(compact)) return false;
    return name === compact || startsWord(key, compact.length);
  });
}

/** Whether the last `length` letters of a key, separators aside, start a word. */
function startsWord(key: string, length: number): boolean {
  let left = length;
  let at = key.length;
  while (left > 0 && at > 0) if (!/[\s_.-]/.test(key.charAt(--at))) left--;
  const [before, first] = [key.charAt(at - 1), key.charAt(at)];
  return !/\p{L}/u.test(before) || (/\p{Lu}/u.test(first) && !/\p{Lu}/u.test(before)) || /\p{Lo}/u.test(first);
}
