import type { Example } from './example.ts';

/** What an API gives back after a write: the whole object, its policies and its links. */
export const receiptExample: Example = {
  facts: { tool: 'tickets.create', kind: 'action', httpStatus: 201 },
  output: () =>
    JSON.stringify(
      {
        id: 'T-9121',
        subject: 'Parcel damaged on arrival',
        description: 'The box was open and the lamp is broken. The customer asks for a replacement.',
        priority: 'high',
        status: 'open',
        requester: { id: 'U-311', name: 'Dora Novak', locale: 'cs-CZ' },
        assignee: null,
        tags: ['damage', 'replacement'],
        sla: { policy: 'gold', first_response_due: '2026-10-01T12:00:00Z', resolution_due: '2026-10-03T12:00:00Z' },
        custom_fields: Array.from({ length: 12 }, (_, index) => ({ id: 36_000 + index, value: null })),
        _links: {
          self: 'https://desk.example/api/v2/tickets/T-9121',
          html: 'https://desk.example/tickets/T-9121',
          comments: 'https://desk.example/api/v2/tickets/T-9121/comments',
          attachments: 'https://desk.example/api/v2/tickets/T-9121/attachments',
        },
        created_at: '2026-10-01T08:00:00Z',
        updated_at: '2026-10-01T08:00:00Z',
      },
      null,
      2,
    ),
  edits: [{ type: 'setField', path: ['custom_fields'], change: { keep: false } }],
};
