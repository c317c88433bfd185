import type { Design } from './design.ts';
import { type ExportOptions, findExportedShaper, writeExport } from './export/export-typescript.ts';
import type { ExportedFile, Problem, Sources } from './model.ts';
import { reviveShaper } from './revive.ts';
import { defaultShaper } from './shaper.ts';
import { steps } from './steps.ts';

/** A design as TypeScript: one strict file that needs nothing but the packages named in its header. */
export function exportTypeScript(
  design: Pick<Design, 'name' | 'shaper'>,
  options: ExportOptions,
  sources: Sources,
): readonly ExportedFile[] {
  const { shaper } = design;
  const needed = steps.filter((step) => shaper[step.id].on && !step.isIdle(shaper)).map((step) => step.id);
  return writeExport(design, needed, options, sources);
}

/** The design that an exported file holds. Nothing is evaluated; what is not understood is named in `problems`. */
export function readExport(files: readonly ExportedFile[]): {
  readonly design: Design;
  readonly problems: readonly Problem[];
} {
  const found = findExportedShaper(files);
  const revived = found.saved === null ? { shaper: defaultShaper, problems: [] } : reviveShaper(found.saved);
  const design: Design = { version: 1, id: found.name, name: found.name, shaper: revived.shaper, samples: [] };
  return { design, problems: [...found.problems, ...revived.problems] };
}
