import type { Detector, Span } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** The word before `=` in strings of `name=value;` pairs, and in those that PostgreSQL separates by spaces. */
const matchPair = matchWord(
  /(?:password|pwd|accountkey|sharedaccesskey|sharedaccesssignature|accesskey|clientsecret) ?= ?["']?((?![<{$[*])[^;\s"'<>\\&]{4,512})/i,
);
/** The words that tell a connection string from other text. */
const companionPattern =
  /(?:server|data source|host|hostname|endpoint|user id|uid|user|dbname|database|initial catalog|accountname|sharedaccesskeyname|driver) ?=/i;
/** How far from the password a companion may stand. */
const companionReach = 300;

/** Passwords and keys in connection strings of databases, queues and cloud storage. */
export const connectionString = {
  id: 'connection-string',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['password', 'pwd', 'accountkey', 'sharedaccess', 'accesskey', 'clientsecret'] },
  match(text, at) {
    const hit = matchPair(text, at);
    return hit !== null && hasCompanion(text, hit) ? hit : null;
  },
} as const satisfies Detector;

function hasCompanion(text: string, { start, end }: Span): boolean {
  const around = `${text.slice(Math.max(0, start - companionReach), start)} ${text.slice(end, end + companionReach)}`;
  return companionPattern.test(around);
}

export const examples = {
  hits: [
    {
      text: `Server=db1;Database=shop;User Id=sa;Password=${['Pa55', 'w0rd'].join('')};`,
      found: [['Pa55', 'w0rd'].join('')],
    },
    { text: `host=db1 user=app password=${['s3', 'cret'].join('')} dbname=shop`, found: [['s3', 'cret'].join('')] },
    {
      text: `DefaultEndpointsProtocol=https;AccountName=shop;AccountKey=${'a1B2'.repeat(21)}==;EndpointSuffix=core`,
      found: [`${'a1B2'.repeat(21)}==`],
    },
  ],
  misses: [
    { text: 'Server=db1;Integrated Security=true;', reason: 'no password' },
    { text: 'Server=db1;Password={0};', reason: 'a placeholder' },
    { text: 'Server=db1;Password=***;', reason: 'hidden already' },
    { text: 'set password=required in the form', reason: 'no connection string around it' },
  ],
};
