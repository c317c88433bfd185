import type { Detector, Severity } from '../model.ts';
import { detectors } from '../redact/index.ts';
import type { RedactRule } from '../redact/redact-options.ts';
import type { CheckView } from './check-view.ts';
import type { Fix, Found } from './finding.ts';

/** One finding for each detector of the group that hits in the final text, at its first hit. */
export function findLeaks(view: CheckView, group: Detector['group'], severity: Severity): readonly Found[] {
  const counts = new Map<string, { count: number; start: number; end: number }>();
  const allowed = new Set(view.shaper.redact.allow.map((text) => text.toLowerCase()));
  for (const { detector, start, end } of view.hits) {
    if (allowed.size > 0 && allowed.has(view.run.text.slice(start, end).toLowerCase())) continue;
    const known = counts.get(detector);
    if (known === undefined) counts.set(detector, { count: 1, start, end });
    else known.count++;
  }
  return detectors.flatMap((detector: Detector) => {
    const seen = counts.get(detector.id);
    if (detector.group !== group || seen === undefined) return [];
    const { count, start, end } = seen;
    const fix = hideFix(view, detector);
    return [
      {
        severity,
        values: { detector: detector.id, count },
        at: { stage: 'render', start, end },
        ...(fix === null ? {} : { fix }),
      },
    ];
  });
}

/** A rule for the detector; null where there is one that is on and yet something is left. */
function hideFix({ shaper }: CheckView, { id, group, suggests }: Detector): Fix | null {
  const { on, rules } = shaper.redact;
  const known = rules.find(({ target }) => target.by === 'detector' && target.detector === id);
  if (known !== undefined && on) return null;
  const rule: RedactRule = {
    id: `detector-${id}`,
    target: { by: 'detector', detector: id },
    action: suggests,
    keepStart: 3,
    keepEnd: group === 'network' ? 0 : 3,
  };
  return {
    id: 'hide-hits',
    values: { detector: id },
    edits: known === undefined ? [{ type: 'addRule', rule }] : [{ type: 'set', stage: 'redact', change: { on: true } }],
  };
}
