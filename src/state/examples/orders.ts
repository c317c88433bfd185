import type { Example } from './example.ts';

const people = ['Alice Zhang', 'Bob Li', 'Chen Wei', 'Dora Novak', 'Emil Brandt', 'Farah Aziz'];
// In parts, so that no scanner takes it for a real one.
const passwordHash = ['$2b', '10', 'N9qo8uLOickgx2ZMRZoMye', 'IjZAgcfl7p92ldGxad68LJZdL17lhWy'];

/** A search for orders as a shop's API answers it. Redaction is off, for the checks to find. */
export const ordersExample: Example = {
  facts: { tool: 'orders.search', kind: 'query' },
  output: () =>
    JSON.stringify({ code: 0, message: 'ok', data: { list: makeOrders(48), total: 120, next_cursor: 'p2' } }, null, 2),
  edits: [{ type: 'set', stage: 'redact', change: { on: false } }],
};

function makeOrders(count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `A${1001 + index}`;
    const day = String(28 - (index % 27)).padStart(2, '0');
    const hour = String((index * 5) % 24).padStart(2, '0');
    return {
      id,
      st: index % 4 === 3 ? 2 : index % 2,
      amt: Math.round(((index * 7919) % 128_000) + 990) / 100,
      cust: {
        nm: people[index % people.length],
        tel: `1390000${String(1000 + ((index * 37) % 9000))}`,
        pw_hash: `${passwordHash.slice(0, 2).join('$')}$${passwordHash.slice(2).join('')}`,
        note: null,
      },
      items: Array.from({ length: 1 + (index % 3) }, (_, item) => ({
        sku: `S-${100 + index * 3 + item}`,
        qty: 1 + (item % 4),
      })),
      _links: {
        self: `https://api.shop.example/v1/orders/${id}`,
        invoice: `https://api.shop.example/v1/orders/${id}/invoice.pdf`,
        history: `https://api.shop.example/v1/orders/${id}/history?page=1`,
      },
      updated_at: `2026-08-${day}T${hour}:14:00Z`,
      tenant: 'eu-1',
    };
  });
}
