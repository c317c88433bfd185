import { tasks } from './tasks.ts';

const [mode, task, name] = process.argv.slice(2);

if (mode === '--task') {
  // Anything else is loaded on demand: a task is timed in a process that knows nothing yet.
  const run = Object.entries(tasks).find(([known]) => known === task)?.[1] as (name?: string) => Promise<object>;
  console.log(JSON.stringify(await run(name)));
} else if (mode === '--json') {
  const { namedRatios } = await import('./named.ts');
  console.log(JSON.stringify(namedRatios()));
} else if (mode === '--redaction') {
  const { printHostile, printScores } = await import('./redaction/main.ts');
  printScores();
  printHostile();
} else if (mode === '--edits') {
  const { editTimes } = await import('./edit-times.ts');
  console.table(await editTimes());
} else if (mode === '--page') {
  const { measureSmallOutput } = await import('./page/small-output.ts');
  const { measureLargeOutput } = await import('./page/large-output.ts');
  console.table(await measureSmallOutput());
  const { steps, firstAfterEdit, memory } = await measureLargeOutput();
  console.table(steps);
  console.log('Milliseconds from an edit of the 8 MB to the first new count:', firstAfterEdit);
  console.log('Memory in MB after two outputs of 8 MB that replaced each other, and after ten:', memory);
} else {
  const { namedRatios } = await import('./named.ts');
  const { chainTable } = await import('./chain-table.ts');
  console.table(await chainTable());
  console.table(namedRatios());
}
