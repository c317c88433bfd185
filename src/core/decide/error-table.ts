import type { ErrorClass, RetryRequires } from '../model.ts';
import type { RemedyId } from '../words/en.ts';

/** One kind of failure: the signs by which it is known, and what has to happen before the next call. */
export interface ErrorRule {
  readonly code: string;
  readonly class: ErrorClass;
  readonly remedy: RemedyId;
  /** In the codes and types of a body, written in UPPER_SNAKE. */
  readonly codes: RegExp;
  readonly statuses: readonly number[];
  readonly words: RegExp;
  /** Its words say more than an HTTP status does: providers answer 429 for a used-up quota too. */
  readonly isSurerThanStatus?: boolean;
}

/** The first rule that fits counts, so the special ones stand before the general ones. */
export const errorRules: readonly ErrorRule[] = [
  {
    code: 'QUOTA_EXHAUSTED',
    class: 'C',
    remedy: 'quota',
    codes: /INSUFFICIENT_(?:QUOTA|FUNDS|CREDITS?|BALANCE)|QUOTA|OUT_OF_CREDIT|BILLING|PAYMENT_REQUIRED|USAGE_LIMIT/,
    statuses: [402],
    words:
      /insufficient[ _](?:quota|funds|balance|credits?)|quota (?:is )?(?:used up|exhausted)|exceeded your (?:current |monthly )?quota|out of credits?|plan and billing|(?:额度|配额)已?用[尽完]|余额不足/i,
    isSurerThanStatus: true,
  },
  {
    code: 'RATE_LIMITED',
    class: 'A',
    remedy: 'slow-down',
    codes: /RATE_?LIMIT|THROTTL|TOO_MANY_REQUESTS|SLOW_DOWN|RESOURCE_EXHAUSTED/,
    statuses: [429],
    words: /rate[ -]?limit|too many requests|throttl|限流|请求过于频繁/i,
  },
  {
    code: 'CERT_INVALID',
    class: 'C',
    remedy: 'certificate',
    codes: /(?:^|_)CERT(?:_|IFICATE|$)|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)|^SSL_|^SSLERROR|CERT_HAS_EXPIRED/,
    statuses: [495, 496, 526],
    words:
      /certificate verify failed|self[- ]signed certificate|certificate has expired|unable to verify the first|x509:/i,
    isSurerThanStatus: true,
  },
  {
    code: 'DNS_FAILURE',
    class: 'C',
    remedy: 'dns',
    codes: /^ENOTFOUND$|NAME_NOT_RESOLVED|NXDOMAIN|^DNS_/,
    statuses: [],
    words: /\bENOTFOUND\b|could ?n[o']t resolve host|name or service not known|no such host|nodename nor servname/i,
  },
  {
    code: 'NOT_IMPLEMENTED',
    class: 'C',
    remedy: 'another-tool',
    codes: /NOT_IMPLEMENTED|UNIMPLEMENTED|(?:TOOL|METHOD|COMMAND|FUNCTION)_NOT_FOUND|UNKNOWN_(?:TOOL|METHOD|FUNCTION)/,
    statuses: [501, 505],
    words: /not implemented|unknown (?:tool|method)|(?:tool|method|command) not found|未知工具|找不到工具/i,
  },
  {
    code: 'UNAUTHENTICATED',
    class: 'C',
    remedy: 'credentials',
    codes:
      /UNAUTHENTICATED|UNAUTHORI[SZ]ED$|INVALID_(?:GRANT|CLIENT|TOKEN|API_?KEY|ACCESS_TOKEN|CREDENTIALS?|AUTH|SIGNATURE)|EXPIRED_(?:TOKEN|CREDENTIALS?)|(?:TOKEN|CREDENTIALS?|SESSION|KEY)_(?:HAS_)?EXPIRED|NOT_AUTHED|AUTH_REQUIRED|AUTHENTICATION|LOGIN_REQUIRED|BAD_CREDENTIALS|TOKEN_REVOKED|ACCOUNT_INACTIVE/,
    statuses: [401, 407, 511],
    words:
      /unauthori[sz]ed|unauthenticated|authentication (?:failed|required|error|credentials)|(?:invalid|bad|wrong|expired|missing) (?:api[ -]?key|access token|auth token|bearer token|credentials?|password)|(?:token|credentials?|session) (?:has |have )?expired|not logged in|please log in|(?:凭据|凭证|令牌|密钥)(?:无效|已?过期)|未登录|认证失败/i,
  },
  {
    code: 'PERMISSION_DENIED',
    class: 'C',
    remedy: 'permission',
    codes:
      /PERMISSION|FORBIDDEN|ACCESS_DENIED|MISSING_SCOPE|INSUFFICIENT_(?:SCOPE|PRIVILEGE)|NOT_AUTHORI[SZ]ED|UNAUTHORI[SZ]ED_|OPERATION_NOT_ALLOWED|^EACCES$|^EPERM$|^NOT_IN_CHANNEL$|^RESTRICTED_ACTION/,
    statuses: [403, 451],
    words:
      /permission denied|access (?:is )?denied|forbidden|not (?:authori[sz]ed|permitted|allowed) to|(?:insufficient|missing|lacks?|without) (?:the )?(?:required )?(?:permissions?|scopes?|privileges?)|\bEACCES\b|\bEPERM\b|权限不足|没有权限|无权/i,
  },
  {
    code: 'TIMEOUT',
    class: 'A',
    remedy: 'wait',
    codes: /TIME_?OUT|TIMED_OUT|^ETIMEDOUT$|DEADLINE_EXCEEDED/,
    statuses: [408, 504, 524],
    words: /timed?[ -]?out|\bETIMEDOUT\b|deadline exceeded|超时/i,
  },
  {
    code: 'NETWORK_ERROR',
    class: 'A',
    remedy: 'wait',
    codes:
      /^ECONN|^EPIPE$|^EAI_AGAIN$|^ENETUNREACH$|^EHOSTUNREACH$|^UND_ERR|CONNECTION_(?:REFUSED|RESET|CLOSED|ERROR|FAILED)|NETWORK|SOCKET/,
    statuses: [],
    words:
      /\bECONN(?:RESET|REFUSED|ABORTED)\b|\bEAI_AGAIN\b|\bEPIPE\b|\bE(?:NET|HOST)UNREACH\b|connection (?:was )?(?:refused|reset|closed|aborted|lost)|(?:failed|unable) to connect|could ?n[o']t connect|network (?:error|is unreachable)|socket hang up|fetch failed|temporary failure in name resolution|连接(?:失败|被拒|超时|中断)|网络(?:错误|异常)/i,
  },
  {
    code: 'NO_RESULTS',
    class: 'D',
    remedy: 'no-results',
    codes: /^NO_(?:RESULTS?|MATCH(?:ES)?|DATA|ROWS|RECORDS|HITS)(?:_FOUND)?$|^EMPTY_RESULTS?$/,
    statuses: [],
    words:
      /^(?:error: )?(?:no (?:matching )?(?:results?|matches|records?|rows|hits|data|items|entries|documents)(?: (?:were|was))?(?: found)?|nothing (?:was )?found|0 (?:results|matches|rows|hits)(?: found)?)\b|没有找到|未找到(?:相关|匹配|符合)|(?:查询)?结果为空/i,
  },
  {
    code: 'NOT_FOUND',
    class: 'B',
    remedy: 'find-it',
    codes: /NOT_FOUND|NO_SUCH|NOSUCH|^ENOENT$|DOES_NOT_EXIST|RESOURCE_MISSING|UNDEFINED_TABLE/,
    statuses: [404, 410],
    words:
      /not found|no such (?:file|key|bucket|table|object|container|image|resource)|(?:does not|doesn't) exist|cannot find|could not find|\bENOENT\b|cannot access|不存在|找不到|未找到/i,
  },
  {
    code: 'CONFLICT',
    class: 'B',
    remedy: 'read-first',
    codes: /CONFLICT|ALREADY_EXISTS|DUPLICATE|^EEXIST$|PRECONDITION|VERSION_MISMATCH|UNIQUE_VIOLATION|^ABORTED$/,
    statuses: [409, 412, 423, 428],
    words: /already exists|conflict|duplicate (?:key|entry)|unique constraint|modified since|已存在|重复|冲突/i,
  },
  {
    code: 'UPSTREAM_ERROR',
    class: 'A',
    remedy: 'wait',
    codes:
      /INTERNAL|SERVER_ERROR|UNAVAILABLE|OVERLOADED|BAD_GATEWAY|UPSTREAM|TEMPORAR|TRY_AGAIN|BACKEND|^EAGAIN$|^EBUSY$/,
    statuses: [425],
    words:
      /internal (?:server )?error|unavailable|bad gateway|overloaded|(?:try|again) later|temporar(?:y|ily) |服务.{0,6}不可用|稍后(?:再试|重试)|系统繁忙/i,
  },
  {
    code: 'TOO_LARGE',
    class: 'B',
    remedy: 'ask-less',
    codes: /TOO_LARGE|TOO_LONG|CONTEXT_LENGTH|^E2BIG$|MAX_SIZE/,
    statuses: [413, 414, 431],
    words: /too large|too long|exceeds? the (?:maximum|limit|allowed)|context length|过大|过长|超过.{0,12}限制/i,
  },
  {
    code: 'INVALID_ARGUMENT',
    class: 'B',
    remedy: 'arguments',
    codes:
      /INVALID|VALIDATION|BAD_(?:REQUEST|USER_INPUT|DATA|INPUT)|MISSING_|_REQUIRED|MALFORMED|PARSE|SYNTAX|(?:TYPE|VALUE|KEY|NAME|INDEX|ATTRIBUTE|ASSERTION|RANGE|REFERENCE)_ERROR|OUT_OF_RANGE|ILLEGAL_ARGUMENT|UNPROCESSABLE|ARGUMENT|UNSUPPORTED|^EINVAL$|^UNKNOWN_(?:FIELD|PARAM)|EXECUTION_(?:ERROR|FAILED)|METHOD_NOT_ALLOWED|UNDEFINED_COLUMN/,
    statuses: [400, 405, 406, 411, 415, 416, 417, 422],
    words:
      /invalid|must (?:be|have|not|match|contain)|is (?:required|not valid|not defined|not a valid|undefined)|missing (?:required |a |the )?(?:parameter|argument|field|property|value|key)|expected .{1,80}(?:got|received|but|found)|not a valid|validation|malformed|syntax error|unexpected (?:token|argument|field|keyword|end)|unknown (?:column|field|argument|option|flag|parameter)|参数|格式(?:错误|不正确)|不能为空|未定义|校验/i,
  },
];

/** What was asked for is so already. */
export const unchangedRule: ErrorRule = {
  code: 'UNCHANGED',
  class: 'D',
  remedy: 'unchanged',
  codes: /^(?:UNCHANGED|NOT_MODIFIED)$/,
  statuses: [],
  words: /^$/,
};

/** Nothing is known of the cause: a person has to look. */
export const unknownError: ErrorRule = {
  code: 'UNKNOWN_ERROR',
  class: 'C',
  remedy: 'report',
  codes: /^UNKNOWN_ERROR$/,
  statuses: [],
  words: /^$/,
};

/** A program that ended with a failing exit code and said nothing that another rule knows. */
export const executionError: ErrorRule = {
  code: 'EXECUTION_ERROR',
  class: 'B',
  remedy: 'arguments',
  codes: /^EXECUTION_ERROR$/,
  statuses: [],
  words: /^$/,
};

export const retryByClass = {
  A: 'backoff',
  B: 'changed_args',
  C: 'never',
  D: 'not_an_error',
} as const satisfies Record<ErrorClass, RetryRequires>;

export function ruleByCode(code: string): ErrorRule | null {
  return errorRules.find((rule) => rule.codes.test(code)) ?? null;
}

/** Every status of 500 and above is a fault of the other side, unless a rule names it. */
export function ruleByStatus(status: number): ErrorRule | null {
  const named = errorRules.find((rule) => rule.statuses.includes(status));
  if (named !== undefined) return named;
  const general = status >= 500 ? 'UPSTREAM_ERROR' : status >= 400 ? 'INVALID_ARGUMENT' : '';
  return errorRules.find((rule) => rule.code === general) ?? null;
}

export function ruleByWords(text: string, isSure: boolean): ErrorRule | null {
  return errorRules.find((rule) => (!isSure || rule.isSurerThanStatus === true) && rule.words.test(text)) ?? null;
}
