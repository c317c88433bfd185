import type { Example } from './index.ts';

const people = ['Alice Zhang', 'Bob Li', 'Chen Wei', 'Dora Novak', 'Emil Brandt', 'Farah Aziz'];

/** A search for orders as a shop's API answers it. */
export const ordersExample: Example = {
  id: 'orders',
  name: 'Orders with codes and links',
  lesson: '48 rows of 120: most of the tokens are links that no model needs',
  facts: { tool: 'orders.search', kind: 'query' },
  output: () =>
    JSON.stringify({ code: 0, message: 'ok', data: { list: makeOrders(48), total: 120, next_cursor: 'p2' } }, null, 2),
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
