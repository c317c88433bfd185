import { hierarchy, treemap } from 'd3-hierarchy';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { isSamePath, type Path } from '../../core/index.ts';
import type { BillRow, BillView } from '../../state/bill-rows.ts';
import { Button } from '../controls/Button.tsx';
import { cx } from '../controls/cx.ts';
import { useActions, useSession } from '../session-context.ts';
import { type Size, useSize } from '../use-size.ts';
import { words } from '../words/index.ts';
import css from './bill.module.css';
import { useDrop } from './use-drop.ts';

/** Fields as areas: arrows move through them from the dearest to the cheapest, Delete drops one. */
export function Treemap({ view }: { readonly view: BillView }) {
  const { pointAt } = useActions();
  const drop = useDrop();
  const pointed = useSession((state) => state.pointed);
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const areas = useMemo(() => layOut(view, size), [view, size]);
  const [chosenKey, setChosenKey] = useState('');
  const chosen = Math.max(
    0,
    areas.findIndex(({ row }) => row.key === chosenKey),
  );
  const at = areas[chosen];
  const choose = (index: number) => {
    const area = areas[Math.min(Math.max(index, 0), areas.length - 1)];
    if (area === undefined) return;
    setChosenKey(area.row.key);
    pointAt(area.row.field);
    box.current?.querySelector<SVGGElement>(`[data-area="${areas.indexOf(area)}"]`)?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const steps: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) choose(chosen + step);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(areas.length - 1);
    else if (event.key === 'Delete' && at?.row.field != null) drop(at.row.field);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div
        ref={box}
        className={css.map}
        role="listbox"
        tabIndex={-1}
        aria-label={words.bill.map}
        onKeyDown={handleKey}
        onBlur={() => pointAt(null)}
        onMouseLeave={() => pointAt(null)}
      >
        <svg width={size.width} height={size.height} role="presentation">
          {areas.map(({ row, x, y, width, height }, index) => (
            <g
              key={row.key}
              data-area={index}
              transform={`translate(${x},${y})`}
              role="option"
              aria-selected={index === chosen}
              aria-label={words.bill.area(row.shown, row.all, words.fields.share(row.all / view.all))}
              tabIndex={index === chosen ? 0 : -1}
              className={cx(css.area, isPointed(row, pointed) && css.pointedArea)}
              onFocus={() => {
                setChosenKey(row.key);
                pointAt(row.field);
              }}
              onMouseEnter={() => pointAt(row.field)}
              onClick={() => choose(index)}
            >
              <rect width={width} height={height} className={css.areaBox} />
              <PartBar row={row} width={width} height={height} />
            </g>
          ))}
          {areas.map((area) => (
            <AreaLabel key={area.row.key} {...area} />
          ))}
        </svg>
      </div>
      {at !== undefined && (
        <p className={css.chosenArea}>
          <span>{words.bill.area(at.row.shown, at.row.all, words.fields.share(at.row.all / view.all))}</span>
          {at.row.field !== null && (
            <Button isSmall onPress={() => at.row.field !== null && drop(at.row.field)}>
              {words.bill.drop(at.row.shown)}
            </Button>
          )}
          <span className={css.soft}>{words.bill.keysHint}</span>
        </p>
      )}
    </>
  );
}

/** Here or in a text. */
function isPointed({ field }: BillRow, pointed: Path | null): boolean {
  return pointed !== null && field !== null && isSamePath(pointed, field);
}

/** For the eye only: beside the area, whose own name says more. */
function AreaLabel({ row, x, y, width, height }: Area) {
  if (width <= 44 || height <= 22) return null;
  return (
    <svg x={x} y={y} width={width - 6} height={height} aria-hidden="true" pointerEvents="none">
      <text x={6} y={15} className={css.areaName}>
        {row.shown}
      </text>
      {height > 38 && (
        <text x={6} y={30} className={css.areaTokens}>
          {words.number(row.all)}
        </text>
      )}
    </svg>
  );
}

/** Values, keys and signs as shares of the lower edge. */
function PartBar({ row, width, height }: { readonly row: BillRow; readonly width: number; readonly height: number }) {
  if (height < 14 || row.all === 0) return null;
  const values = (row.values / row.all) * width;
  const keys = (row.keys / row.all) * width;
  return (
    <g transform={`translate(0,${height - 4})`}>
      <rect width={width} height={4} className={css.partMarks} />
      <rect width={values + keys} height={4} className={css.partKeys} />
      <rect width={values} height={4} className={css.partValues} />
    </g>
  );
}

interface Area extends Size {
  readonly row: BillRow;
  readonly x: number;
  readonly y: number;
}

/** Areas of the fields without fields below them, and of what is a field's own; the largest first. */
function layOut(view: BillView, { width, height }: Size): readonly Area[] {
  if (width === 0 || height === 0) return [];
  const rest: BillRow = {
    ...view.rest,
    key: '-',
    shown: words.bill.rest,
    label: words.bill.rest,
    field: null,
    children: [],
  };
  const all: BillRow = { ...view, key: '', shown: '', label: '', field: null, children: [...view.rows, rest] };
  const root = hierarchy(all, childrenOf)
    .sum(({ children, all: tokens }) => (children.length > 0 ? 0 : tokens))
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const laid = treemap<BillRow>().size([width, height]).paddingInner(2).round(true)(root);
  return laid
    .leaves()
    .map(({ data: row, x0, y0, x1, y1 }) => ({ row, x: x0, y: y0, width: x1 - x0, height: y1 - y0 }))
    .filter((area) => area.width > 0 && area.height > 0)
    .sort((a, b) => b.row.all - a.row.all);
}

/** Those below, and what is left to the field itself. */
function childrenOf(row: BillRow): readonly BillRow[] {
  if (row.children.length === 0) return [];
  const below = (part: 'all' | 'keys' | 'marks' | 'values') =>
    row[part] - row.children.reduce((sum, child) => sum + child[part], 0);
  const own = { all: below('all'), keys: below('keys'), marks: below('marks'), values: below('values') };
  if (row.key === '' || own.all === 0) return row.children;
  return [
    ...row.children,
    { ...row, ...own, key: `${row.key} own`, shown: words.bill.ownPart(row.shown), children: [] },
  ];
}
