import type { Json, Reader } from '../../model.ts';
import { makeObject } from '../../value.ts';
import { cutSpaceColumns, findSpaceColumns } from '../space-columns.ts';
import { type TableRow, tableFromRows } from '../table-rows.ts';
import { probeLines, toldLines } from '../text-lines.ts';

/** Columns aligned by spaces under a header, as `kubectl get`, `docker ps`, `df` and `ps` print them. */
export const spaceTableReader: Reader = {
  id: 'space-table',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text' || /^\s{0,200}[[{<]/.test(input.text) || /\n[ \t]*\r?\n/.test(input.text.trim()))
      return null;
    const probe = probeLines(input.text);
    const head = probe[0] ?? '';
    if (head.includes('\t')) return readPadded(input.text, probe);
    const columns = findSpaceColumns(probe);
    if (columns === null) return null;
    const rows: TableRow[] = [];
    const stray: { line: string; start: number }[] = [];
    for (const { content, start } of toldLines(input.text).slice(columns.headLines)) {
      const cells = cutSpaceColumns(content, columns);
      if (cells === null) stray.push({ line: content, start });
      else if (cells.filter((cell) => cell !== '').length < Math.min(2, columns.names.length)) return null;
      rows.push({ cells: cells ?? [content], start });
    }
    if (stray.length > rows.length / 10) return null;
    const { value } = tableFromRows(columns.names, 0, rows);
    const strayStarts = new Set(stray.map(({ start }) => start));
    return {
      next: {
        of: 'value',
        value: rows.map(
          (row, index): Json =>
            strayStarts.has(row.start) ? makeObject([['_raw', row.cells[0] ?? '']]) : (value[index] ?? null),
        ),
      },
      isFinal: false,
      format: 'space-table',
      warnings: stray.length > 0 ? ['input_irregular'] : [],
      problems: stray.slice(0, 20).map(({ line, start }) => {
        return { id: 'table.no-row', values: { columns: columns.names.length }, start, end: start + line.length };
      }),
    };
  },
};

/** Cells padded to one width with a tab behind each, as `helm list` prints them. */
function readPadded(text: string, probe: readonly string[]): ReturnType<Reader['read']> {
  const cut = (line: string) => line.split('\t').map((cell) => cell.trim());
  const names = cut(probe[0] ?? '');
  if (names.length < 2 || probe.length < 2 || !/ \t/.test(probe[0] ?? '')) return null;
  if (!names.every((name) => /^[A-Z][A-Z0-9 _()-]{0,40}$/.test(name))) return null;
  const [, ...lines] = toldLines(text);
  const rows = lines.map(({ content, start }) => ({ cells: cut(content), start }));
  if (rows.some(({ cells }) => cells.length !== names.length)) return null;
  return { next: { of: 'value', value: tableFromRows(names, 0, rows).value }, isFinal: false, format: 'space-table' };
}

export const examples = {
  hits: [
    'NAME    READY   STATUS    RESTARTS   AGE\nweb-1   1/1     Running   0          5d\nweb-2   0/1     Pending   3          1h\n',
    'CONTAINER ID   IMAGE     CREATED       NAMES\n0123456789ab   redis:7   2 hours ago   cache\nfedcba987654   app       3 days ago    web\n',
    'Filesystem      Size  Used Avail Use% Mounted on\ntmpfs           1.9G     0  1.9G   0% /run\n/dev/sda1      1014M  233M  782M  23% /boot\n',
    'USER       PID %CPU COMMAND\nroot         1  0.0 /sbin/init --switched-root\nann       1234 12.5 node a.js\n',
    'Package    Version\n---------- -------\nnumpy      1.26.4\nscipy      1.13.0\n',
    'NAME  \tNAMESPACE\tREVISION\nweb   \tdefault  \t3       \n',
    'NAME        NODE     NOMINATED NODE   READINESS GATES\nweb-1       n1       <none>           <none>\n',
  ],
  misses: [
    { text: 'This is a sentence\nand this is another one', why: 'it is prose' },
    { text: 'ERROR something failed\nERROR again', why: 'words in capitals start the lines of a log' },
    { text: 'Name:         web\nNamespace:    default', why: 'each line has a key of its own' },
    { text: 'a  b\n1  2', why: 'small letters may be words' },
    { text: 'NAME   AGE\nweb    5d\n\nNAME   KIND\nsvc    x', why: 'two tables are not one' },
    { text: 'NAME  AGE', why: 'there is no row under the header' },
    { text: 'SELECT  ID\nFROM    USERS\nWHERE', why: 'one line has one word only' },
  ],
};
