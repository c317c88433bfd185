import { ordersOfSize } from './orders.ts';
import { hex, pick, randomNumbers } from './random.ts';

/** Outputs as tools give them, of some length in UTF-16 units; the same for the same length. */
export const outputs = {
  orders: (length: number) => grow(length, (units) => JSON.stringify(ordersOfSize(units), null, 2)),
  issues: (length: number) => listOf(length, makeIssue),
  log: (length: number) => linesOf(length, makeLogLine),
  chinese: (length: number) => listOf(length, makeChineseRecord),
} as const;

export type OutputName = keyof typeof outputs;

type Next = (below: number) => number;

/** What `make` gives for fewer units, where indenting makes it longer. */
function grow(length: number, make: (units: number) => string): string {
  const sample = make(100_000);
  return make(Math.round((length * 100_000) / sample.length));
}

function listOf(length: number, make: (index: number, next: Next) => unknown): string {
  const next = randomNumbers(length);
  const records: string[] = [];
  for (let units = 0; units < length; ) {
    const record = JSON.stringify([make(records.length, next)], null, 2).slice(2, -2);
    records.push(record);
    units += record.length + 2;
  }
  return `[\n${records.join(',\n')}\n]`;
}

function linesOf(length: number, make: (index: number, next: Next) => string): string {
  const next = randomNumbers(length);
  const lines: string[] = [];
  for (let units = 0; units < length; units += (lines.at(-1)?.length ?? 0) + 1) lines.push(make(lines.length, next));
  return lines.join('\n');
}

const words =
  'the build fails when a cache entry of an older release is read because its header has one field less than the parser expects and nothing checks the length before it is used so that the error names a line which has no problem at all'.split(
    ' ',
  );

function sentence(count: number, next: Next): string {
  return Array.from({ length: count }, () => pick(words, next)).join(' ');
}

function makeIssue(index: number, next: Next): unknown {
  const number = 10_000 + index;
  const login = `${pick(words, next)}-${pick(words, next)}${next(1000)}`;
  const url = `https://api.example.com/repos/acme/tool/issues/${number}`;
  return {
    id: 1_800_000_000 + index * 37,
    node_id: `I_kwDO${hex(next, 12)}`,
    number,
    title: sentence(5 + next(8), next),
    state: pick(['open', 'closed'], next),
    user: {
      login,
      id: next(90_000_000),
      avatar_url: `https://avatars.example.com/u/${next(9_000_000)}?v=4`,
      site_admin: false,
    },
    labels: Array.from({ length: next(3) }, () => ({
      name: pick(['bug', 'docs', 'good first issue'], next),
      color: hex(next, 6),
    })),
    comments: next(40),
    created_at: new Date(Date.UTC(2025, 0, 1) + next(30_000_000) * 1000).toISOString(),
    closed_at: null,
    body: `### What happened\n\n${sentence(20 + next(60), next)}.\n\n\`\`\`\n$ tool run --all\nError: exit ${next(255)}\n\`\`\`\n`,
    url,
    events_url: `${url}/events`,
    reactions: { total_count: next(9), '+1': next(5), '-1': 0, heart: 0 },
  };
}

function makeLogLine(index: number, next: Next): string {
  const at = new Date(Date.UTC(2026, 4, 1) + index * 37).toISOString();
  const level = pick(['INFO', 'INFO', 'INFO', 'DEBUG', 'WARN', 'ERROR'], next);
  const service = pick(['api', 'worker', 'billing', 'gateway'], next);
  return `${at} ${level.padEnd(5)} [${service}-${next(9)}] request_id=${hex(next, 16)} ${sentence(4 + next(9), next)} status=${pick(['200', '404', '503'], next)} took=${next(900)}ms`;
}

const families = '赵钱孙李周吴郑王冯陈';
const given = '伟芳娜敏静丽强磊洋艳勇军杰娟涛明超秀英华';
const places = [
  '北京市海淀区中关村大街',
  '上海市浦东新区世纪大道',
  '广州市天河区体育西路',
  '成都市武侯区天府大道',
  '杭州市西湖区文三路',
];
const remarks = [
  '请在下午三点之前送到前台',
  '客户要求更换包装并附上发票',
  '已经电话确认收货时间',
  '地址有误，等待客户回复',
  '货物破损，正在处理退款申请',
];

function makeChineseRecord(index: number, next: Next): unknown {
  return {
    编号: `DD${20_260_000 + index}`,
    客户姓名: `${families.charAt(next(families.length))}${given.charAt(next(given.length))}${given.charAt(next(given.length))}`,
    收货地址: `${pick(places, next)}${1 + next(300)}号${1 + next(20)}层`,
    金额: (100 + next(200_000)) / 100,
    状态: pick(['已支付', '待发货', '已完成', '已取消'], next),
    备注: Array.from({ length: 1 + next(4) }, () => pick(remarks, next)).join('；'),
    更新时间: new Date(Date.UTC(2026, 0, 1) + next(9_000_000) * 1000).toISOString(),
  };
}
