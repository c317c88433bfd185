import { digits, hexDigits, letters, type Made, type Next, oneOf, some } from './made.ts';

/** Addresses and names inside of a network that stand by themselves. */
export const madeNetwork: Readonly<Record<string, (next: Next) => string>> = {
  ip: (next) =>
    oneOf(
      next,
      `${oneOf(next, 10, 172, 192, 203)}.${next(256)}.${next(256)}.${1 + next(254)}`,
      `2001:db8:${some(next, hexDigits, 4)}::${some(next, hexDigits, 3)}`,
      `fd00:${Array.from({ length: 7 }, () => some(next, hexDigits, 4)).join(':')}`,
    ),
  'mac-address': (next) => {
    const pairs = Array.from({ length: 6 }, () => some(next, '123456789abcdef', 2));
    return pairs.join(oneOf(next, ':', '-'));
  },
  'internal-host': (next) =>
    oneOf(
      next,
      `db-${digits(next, 2)}.prod.internal`,
      `orders.shop.svc.cluster.local`,
      `ip-10-${next(256)}-${next(256)}-${next(256)}.ec2.internal`,
      `build${digits(next, 2)}.example.corp`,
    ),
  'internal-path': (next) =>
    `${oneOf(next, '/home/ada', '/Users/wei', '/var/log', '/etc/nginx', '/opt/shop')}/${oneOf(next, 'app', 'site')}${digits(next, 2)}.${oneOf(next, 'log', 'conf', 'py')}`,
};

/** What a failing program says, and blocks of keys: their surroundings end them. */
export const madeBlocks: Readonly<Record<string, (next: Next) => Made>> = {
  'sql-text': (next) =>
    between(
      'query "',
      oneOf(
        next,
        `SELECT id, mail FROM users WHERE id = ${digits(next, 4)}`,
        `select * from orders${next(99)} where paid = 1`,
        `INSERT INTO logs (id, note) VALUES (${digits(next, 3)}, 'x')`,
        `UPDATE carts SET total = ${digits(next, 2)} WHERE id = 7`,
        `DELETE FROM sessions WHERE age > ${digits(next, 2)}`,
      ),
      '"',
    ),
  'stack-trace': (next) =>
    between(
      '\n',
      oneOf(
        next,
        `    at com.example.Cart.add(Cart.java:${1 + next(900)})\n    at com.example.Main.main(Main.java:${1 + next(90)})`,
        `    at load (/srv/app/load.js:${1 + next(90)}:${1 + next(40)})`,
        `Traceback (most recent call last):\n  File "/srv/app/run.py", line ${1 + next(90)}, in main`,
        `   at Shop.Cart.Add(Item item) in /src/Cart.cs:line ${1 + next(90)}`,
      ),
      '\n',
    ),
  'private-key': (next) => {
    const kind = oneOf(next, 'RSA PRIVATE KEY', 'PRIVATE KEY', 'OPENSSH PRIVATE KEY', 'EC PRIVATE KEY');
    const lines = Array.from({ length: 3 + next(5) }, () => some(next, `${letters}+/`, 64));
    return between('', [`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`].join('\n'), '\n');
  },
  'chat-webhook': (next) =>
    oneOf(
      next,
      between(`https://discord.com/api/webhooks/`, `${digits(next, 18)}/${some(next, letters, 68)}`, ' '),
      between('https://open.feishu.cn/open-apis/bot/v2/hook/', some(next, hexDigits, 36), '\n'),
      between('https://oapi.dingtalk.com/robot/send?access_token=', some(next, hexDigits, 64), '"'),
      between('https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=', some(next, hexDigits, 36), ' '),
    ),
};

function between(before: string, value: string, after: string): Made {
  return { text: `${before}${value}${after}`, start: before.length, end: before.length + value.length };
}
