import { hex, pick, randomNumbers } from './random.ts';

export interface Order {
  readonly id: string;
  readonly st: string;
  readonly amt: number;
  readonly cust: { readonly nm: string; readonly tel: string | null; readonly pw_hash: string };
  readonly items: readonly { readonly sku: string; readonly qty: number; readonly px: number }[];
  readonly note: string | null;
  readonly _links: { readonly self: string; readonly invoice: string };
  readonly updated_at: string;
}

export interface OrdersResponse {
  readonly code: 0;
  readonly data: { readonly list: readonly Order[]; readonly total: number };
}

/** An answer of an order API whose compact JSON is just over `bytes` long; the same for the same size. */
export function ordersOfSize(bytes: number): OrdersResponse {
  const next = randomNumbers(bytes);
  const list: Order[] = [];
  for (let length = 0; length < bytes; ) {
    const order = makeOrder(list.length, next);
    length += JSON.stringify(order).length + 1;
    list.push(order);
  }
  return { code: 0, data: { list, total: list.length * 3 } };
}

const statuses = ['PAID', 'SHIPPED', 'PENDING', 'REFUNDED'];
const firstNames = ['Ada', 'Bogdan', 'Chloé', 'Dmitri', 'Émile', 'Fatima', 'Grace', '李雷'];
const lastNames = ['Lovelace', 'Nowak', 'Okafor', 'Silva', 'Tanaka', 'Weber', 'García', 'Haddad'];
const notes = ['Leave at the door', 'Gift: no prices inside, please', 'Call before delivery', '请放在前台'];

function makeOrder(index: number, next: (below: number) => number): Order {
  const id = `ord_${(100000 + index).toString(36)}${hex(next, 6)}`;
  const items = Array.from({ length: 1 + next(3) }, () => ({
    sku: `SKU-${1000 + next(9000)}`,
    qty: 1 + next(4),
    px: (100 + next(20000)) / 100,
  }));
  return {
    id,
    st: pick(statuses, next),
    amt: Math.round(items.reduce((sum, { qty, px }) => sum + qty * px, 0) * 100) / 100,
    cust: {
      nm: `${pick(firstNames, next)} ${pick(lastNames, next)}`,
      tel: next(5) === 0 ? null : `+1-555-01${10 + next(90)}`,
      pw_hash: hex(next, 40),
    },
    items,
    note: next(4) === 0 ? pick(notes, next) : null,
    _links: { self: `https://api.example.com/v2/orders/${id}`, invoice: `https://api.example.com/v2/invoices/${id}` },
    updated_at: new Date(Date.UTC(2025, 0, 1) + next(30_000_000) * 1000).toISOString(),
  };
}
