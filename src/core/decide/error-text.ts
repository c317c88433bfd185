import { isHtml, isStackLine, titleOfHtml } from './error-message.ts';

/** A text with more lines than this besides a stack is data, such as a log, whatever its first line says. */
const mostLines = 6;
const longestErrorText = 60_000;

/** Is the whole text an error's message, not a text that has one in it? */
export function isErrorText(text: string): boolean {
  if (text.length > longestErrorText) return false;
  const trimmed = text.trim();
  if (trimmed === '') return false;
  if (isHtml(trimmed)) return isErrorTitle(titleOfHtml(trimmed) ?? '');
  const lines = trimmed.split(/\r?\n/);
  const told = lines.filter((line) => line.trim() !== '' && !isStackLine(line));
  if (/^Traceback \(most recent call last\):/.test(trimmed)) return isTraceback(lines);
  const first = told[0] ?? '';
  if (told.length > mostLines || first.length > 2_000 || told.slice(1).some(isLogLine)) return false;
  return errorStart.test(first) || (told.length <= 2 && first.length <= 300 && errorSentence.test(first));
}

/** What tools and runtimes start an error's text with. */
const errorStart =
  /^\W{0,4}(?:(?:[A-Za-z][\w.$]{0,80})?(?:Error|Exception)(?: \([^)]{1,60}\))?: |(?:error|fatal|panic|failure|exception|critical)(?:\[\w{1,12}\])?: |(?:internal )?error from server\b|(?:npm ERR!|ERR!) |[\w./-]{1,40}: (?:(?:line \d+: )?[^:]{1,80}: )?(?:command not found|No such file or directory|Permission denied|not found$)|curl: \(\d+\) |(?:错误|异常|失败|报错)[:：]|[\u4e00-\u9fff]{2,12}失败[:：，])/i;

/** Sentences that are an error by themselves. */
const errorSentence =
  /^\W{0,3}(?:[45]\d\d:? (?:bad request|unauthori[sz]ed|payment required|forbidden|(?:page )?not found|method not allowed|not acceptable|request time-?out|conflict|gone|(?:payload|content|request entity) too large|unprocessable|locked|too many requests|internal (?:server )?error|(?:server|client|unknown) error|not implemented|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|bad credentials)|(?:HTTP(?:\/[\d.]{1,3})?|error|status)(?: code)?[ :=]{1,3}[45]\d\d\b|.{0,80}\b(?:request|call|query|command|fetch|operation|connection|login|search)\b.{0,40}\b(?:failed|timed out|was refused|was denied)\b|.{0,60}\bfailed with (?:status|code|error|exit|HTTP)|(?:failed|unable|could not|cannot|can't) (?:to )?\w|(?:access|permission) (?:is )?denied|(?:un(?:authori[sz]ed|authenticated)|forbidden|bad gateway|internal server error|service unavailable|gateway time-?out|too many requests)[.!]?$|(?:rate limit|quota) (?:exceeded|reached)|(?:invalid|expired|missing) (?:api key|token|credentials|access token)|connection (?:refused|reset|timed out)|(?:request )?timed out|ETIMEDOUT|ECONN\w{3,10}|(?:请求|查询|执行|调用|连接|操作|登录)(?:失败|超时)|(?:权限不足|没有权限|无权访问|认证失败|服务(?:暂时)?不可用))/i;

function isErrorTitle(title: string): boolean {
  if (title.length > 120) return false;
  return /(?:^|[|–-] ?|error )[45]\d\d\b|^(?:error|(?:an )?error (?:has )?occurred|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|forbidden|unauthori[sz]ed|(?:page )?not found|internal server error|access denied|too many requests|just a moment|attention required)/i.test(
    title,
  );
}

/** Stack lines, indented source lines and, last, the exception: a log with a traceback in it has other lines too. */
function isTraceback(lines: readonly string[]): boolean {
  return lines.every((line) => line.trim() === '' || isStackLine(line) || /^\s|^[\w.]+(?:: |$)/.test(line));
}

function isLogLine(line: string): boolean {
  return /^\W{0,3}(?:\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d|(?:INFO|DEBUG|WARN(?:ING)?|TRACE|NOTICE|ERROR)\b)/.test(line);
}
