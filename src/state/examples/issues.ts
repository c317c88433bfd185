import type { Example } from './example.ts';

const root = 'https://api.tracker.example';
const titles = [
  'Crash when the config file is empty',
  'Support for trailing commas',
  'Docs: the install section misses a step',
  'Watch mode uses 100 % of a core',
  'Wrong column in the error message for tabs',
  'Add a flag to skip generated files',
  'Output differs between Windows and Linux',
  'Memory grows with every rebuild',
];
const logins = ['mara-k', 'tobias42', 'yuki-dev', 'oluwaseun', 'petra.h'];
const labelNames = ['bug', 'docs', 'enhancement', 'performance', 'good first issue'];

/** A repository's open issues, as an API of that kind lists them. */
export const issuesExample: Example = {
  facts: { tool: 'list_issues', kind: 'query' },
  output: () =>
    JSON.stringify(
      Array.from({ length: 30 }, (_, index) => makeIssue(482 - index * 3, index)),
      null,
      2,
    ),
};

function makeIssue(number: number, index: number): object {
  const url = `${root}/repos/acme/builder/issues/${number}`;
  const login = logins[index % logins.length] ?? '';
  const label = labelNames[index % labelNames.length] ?? '';
  const day = String(28 - (index % 28)).padStart(2, '0');
  return {
    url,
    repository_url: `${root}/repos/acme/builder`,
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: `https://tracker.example/acme/builder/issues/${number}`,
    id: 2_130_000_000 + number * 17,
    node_id: `I_kwDOAbCdEf${(number * 7919).toString(36)}`,
    number,
    title: titles[index % titles.length],
    user: makeUser(login, 1000 + (index % logins.length) * 77),
    labels: [
      {
        id: 700 + (index % labelNames.length),
        node_id: `LA_kwDOAb${index % labelNames.length}`,
        url: `${root}/repos/acme/builder/labels/${encodeURIComponent(label)}`,
        name: label,
        color: ['d73a4a', '0075ca', 'a2eeef', 'fbca04', '7057ff'][index % 5],
        default: index % 2 === 0,
      },
    ],
    state: 'open',
    locked: false,
    assignee: null,
    milestone: null,
    comments: (index * 5) % 13,
    created_at: `2026-06-${day}T08:${String((index * 7) % 60).padStart(2, '0')}:11Z`,
    updated_at: `2026-07-${day}T16:${String((index * 11) % 60).padStart(2, '0')}:40Z`,
    closed_at: null,
    author_association: index % 4 === 0 ? 'CONTRIBUTOR' : 'NONE',
    active_lock_reason: null,
    body: `### What happens\n${titles[index % titles.length]}.\n\n### Steps\n1. Run \`builder watch\`\n2. Save a file\n`,
    reactions: { url: `${url}/reactions`, total_count: index % 3, '+1': index % 3, '-1': 0, laugh: 0 },
    timeline_url: `${url}/timeline`,
    performed_via_github_app: null,
    state_reason: null,
  };
}

function makeUser(login: string, id: number): object {
  const url = `${root}/users/${login}`;
  return {
    login,
    id,
    node_id: `U_kgDO${id.toString(36)}`,
    avatar_url: `https://avatars.tracker.example/u/${id}?v=4`,
    gravatar_id: '',
    url,
    followers_url: `${url}/followers`,
    repos_url: `${url}/repos`,
    type: 'User',
    site_admin: false,
  };
}
