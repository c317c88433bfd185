import type { Design } from './design.ts';
import { type ExportOptions, findExportedShaper, writeExport } from './export/export-typescript.ts';
import type { Detector, ExportedFile, Problem, Sources } from './model.ts';
import { detectors, findCanaryLeaks, findPatternFault } from './redact/index.ts';
import { reviveShaper } from './revive.ts';
import { defaultShaper, type Shaper } from './shaper.ts';
import { steps } from './steps.ts';
import { exportWords } from './words/en.ts';

/** A design as TypeScript: one strict file that needs nothing but the packages named in its header. */
export function exportTypeScript(
  design: Pick<Design, 'name' | 'shaper'>,
  options: ExportOptions,
  sources: Sources,
): readonly ExportedFile[] {
  const { shaper } = design;
  refuseBrokenRedaction(detectors);
  refusePatterns(shaper);
  const needed = steps.filter((step) => shaper[step.id].on && !step.isIdle(shaper)).map((step) => step.id);
  return writeExport(design, needed, options, sources);
}

/** Throws where made-up values get through: then no export can be trusted. */
export function refuseBrokenRedaction(known: readonly Detector[]): void {
  const leaked = findCanaryLeaks(known);
  if (leaked.length > 0) throw new Error(exportWords.redactionBroken(leaked.join(', ')));
}

/** Nothing stops a pattern in exported code, so that only those go there that are proved linear. */
function refusePatterns({ redact }: Shaper): void {
  for (const { target: aim } of redact.on ? redact.rules : []) {
    const fault = aim.by === 'pattern' ? findPatternFault(aim.pattern) : null;
    if (fault !== null && aim.by === 'pattern') throw new Error(exportWords.slowPattern(aim.pattern, fault.part));
  }
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
