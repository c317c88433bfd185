import type { Example } from './example.ts';

const products = ['Desk lamp, black', 'Shelf 60", oak', 'Chair\nwith arms', 'Mat', 'Clock "Nord", white'];

/** An export of a spreadsheet, as spreadsheets are. */
export const csvQuotesExample: Example = {
  facts: { tool: 'inventory.export', kind: 'query' },
  output: () => {
    const rows = Array.from({ length: 24 }, (_, index) => makeRow(index).map(quoteCell).join(','));
    // One row lost its last cells on the way.
    rows.splice(9, 1, '1010,Mat,7');
    return `sku,product,stock,price,remark\n${rows.join('\n')}\n`;
  },
  edits: [{ type: 'set', stage: 'render', change: { format: 'csv', placement: 'above' } }],
};

function makeRow(index: number): string[] {
  return [
    String(1001 + index),
    products[index % products.length] ?? '',
    String((index * 13) % 40),
    (((index * 731) % 20_000) / 100).toFixed(2),
    index % 6 === 2 ? '=SUM(C2:C9)' : index % 4 === 1 ? 'see "note 3", page 2' : '',
  ];
}

function quoteCell(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
