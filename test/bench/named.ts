import { execFileSync } from 'node:child_process';
import { median } from './measure.ts';
import { type OutputName, outputs } from './outputs.ts';
import type { TaskName, Times } from './tasks.ts';

const rounds = 5;
const names = Object.keys(outputs) as OutputName[];
const perOutput = ['theirs', 'ours', 'formats', 'bill'] as const satisfies readonly TaskName[];
const once = ['editField', 'hostile', 'startTheirs', 'startOurs'] as const satisfies readonly TaskName[];

/**
 * Ratios by what is promised and of which output, such as `count orders`. Each time is a median over rounds; in a round
 * every task runs once, in a process of its own, so that a slow moment of the machine meets ours and theirs.
 */
export function namedRatios(): Record<string, number> {
  const measured = new Map<string, Times[]>();
  for (let round = 0; round < rounds; round++) {
    for (const name of names) for (const task of perOutput) keep(measured, `${task} ${name}`, runTask(task, name));
    for (const task of once) keep(measured, task, runTask(task));
  }
  const timesOf = (run: string) => measured.get(run) ?? [];
  const at = (run: string, what: string) => median(timesOf(run).map((times) => times[what] ?? Number.NaN));
  const whats = (run: string, ending: string) =>
    Object.keys(timesOf(run)[0] ?? {}).flatMap((what) => (what.endsWith(ending) ? what.slice(0, -ending.length) : []));

  const ratios: [string, number][] = [];
  for (const name of names) {
    ratios.push([`count ${name}`, at(`ours ${name}`, 'cold') / at(`theirs ${name}`, 'cold')]);
    ratios.push([`count ${name} warm`, at(`ours ${name}`, 'warm') / at(`theirs ${name}`, 'warm')]);
    ratios.push([`allFormats ${name}`, at(`formats ${name}`, 'all') / at(`theirs ${name}`, 'cold')]);
    for (const format of whats(`bill ${name}`, ' bill'))
      ratios.push([
        `bill ${name} ${format}`,
        at(`bill ${name}`, `${format} bill`) / at(`bill ${name}`, `${format} count`),
      ]);
    ratios.push([`editText ${name}`, at(`ours ${name}`, 'edit') / at(`ours ${name}`, 'whole')]);
  }
  for (const format of whats('editField', ' edit'))
    ratios.push([`editField ${format}`, at('editField', `${format} edit`) / at('editField', `${format} fresh`)]);
  for (const piece of whats('hostile', ' 1 MB').filter((what) => what !== 'orders')) {
    ratios.push([`hostile ${piece}`, at('hostile', `${piece} 1 MB`) / at('hostile', 'orders 1 MB')]);
    ratios.push([`hostile ${piece} growth`, at('hostile', `${piece} 1 MB`) / at('hostile', `${piece} 100 kB`)]);
  }
  ratios.push(['start', at('startOurs', 'start') / at('startTheirs', 'start')]);
  return Object.fromEntries(ratios.map(([name, ratio]) => [name, Number(ratio.toPrecision(3))]));
}

function keep(measured: Map<string, Times[]>, run: string, times: Times): void {
  measured.set(run, [...(measured.get(run) ?? []), times]);
}

function runTask(task: TaskName, name?: OutputName): Times {
  const script = process.argv[1] ?? '';
  const asked = ['--task', task, ...(name === undefined ? [] : [name])];
  const written = execFileSync(process.execPath, [script, ...asked], { encoding: 'utf8' });
  return JSON.parse(written) as Times;
}
