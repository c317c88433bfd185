import type { Example } from './example.ts';

const subjects = ['Card declined at checkout', 'Wrong size delivered', 'Where is my parcel', 'Refund not received'];
const agents = ['Nadia', 'Jonas', null, 'Mei'];

/** The first page of a list of tickets. */
export const firstPageExample: Example = {
  facts: { tool: 'tickets.list', kind: 'query' },
  output: () =>
    JSON.stringify(
      {
        items: Array.from({ length: 20 }, (_, index) => makeTicket(index)),
        page: 1,
        per_page: 20,
        total_pages: 7,
        total: 134,
        next_page: 2,
      },
      null,
      2,
    ),
};

function makeTicket(index: number): object {
  return {
    id: `T-${9120 - index}`,
    subject: subjects[index % subjects.length],
    priority: ['low', 'normal', 'high'][index % 3],
    status: index % 5 === 0 ? 'waiting' : 'open',
    assignee: agents[index % agents.length],
    opened_at: `2026-09-${String(30 - index).padStart(2, '0')}T10:${String((index * 13) % 60).padStart(2, '0')}:00Z`,
    messages: 1 + ((index * 7) % 9),
  };
}
