import type { Shaper } from '../../core/index.ts';
import type { SessionState } from '../../state/session-state.ts';
import { currentDesign } from '../../state/workspace.ts';
import { sayAction } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import { nameOfDesign } from '../workspace/names.ts';

/** A summary for an issue. Without `text` nothing of what was pasted is in it: names for values are left out too. */
export function writeMarkdown(state: SessionState, text: string | null): string {
  const design = currentDesign(state.workspace);
  const { shaped, counts } = state;
  const said = words.markdown;
  const parts = [`# ${said.title(nameOfDesign(design))}`];
  if (shaped !== null) {
    parts.push(
      said.status(shaped.result.status, sayAction(shaped.decision)),
      `## ${said.stages}\n\n${said.stageHead}\n|---|---:|---:|\n${shaped.stages.map(stageRow).join('\n')}`,
      `## ${said.formats}\n\n${said.formatHead}\n|---|---:|\n${shaped.formats.map(formatRow).join('\n')}`,
      `## ${said.findings}\n\n${listFindings(state)}`,
    );
  }
  const { config, leftOut } = withoutValues(design.history.present);
  parts.push(`## ${said.config}\n\n${fence(JSON.stringify(config, null, 2), 'json')}`);
  if (leftOut > 0) parts.push(said.leftOut(leftOut));
  parts.push(text === null ? `_${said.footer}_` : `## ${said.text}\n\n${fence(text, 'text')}`);
  return `${parts.join('\n\n')}\n`;

  function stageRow({ id, isOn, report }: NonNullable<typeof shaped>['stages'][number]): string {
    const count = counts.stages[id];
    const tokens = !isOn ? said.off : count === undefined ? '' : `${count.isExact ? '' : '≈ '}${count.tokens}`;
    return `| ${words.stageNames[id]} | ${tokens} | ${said.rows(report.kept, report.received)} |`;
  }

  function formatRow({ id }: NonNullable<typeof shaped>['formats'][number]): string {
    const count = counts.formats[id];
    return `| ${words.formatName(id)} | ${count === undefined ? '' : `${count.isExact ? '' : '≈ '}${count.tokens}`} |`;
  }
}

/** By the checks' ids: their sentences may quote what was pasted. */
function listFindings({ shaped }: SessionState): string {
  const findings = shaped?.findings ?? [];
  if (findings.length === 0) return words.markdown.noFindings;
  return findings
    .map(
      ({ severity, check, at }) => `- ${words.checks.severity[severity]}: \`${check}\` (${words.stageNames[at.stage]})`,
    )
    .join('\n');
}

/** The config without the values that a person named, which are values of the output. */
function withoutValues(shaper: Shaper): { readonly config: Shaper; readonly leftOut: number } {
  const leftOut = shaper.fields.rules.reduce((sum, rule) => sum + rule.values.length, 0);
  const rules = shaper.fields.rules.map((rule) => ({ ...rule, values: [] }));
  return { config: { ...shaper, fields: { ...shaper.fields, rules } }, leftOut };
}

/** Longer than any run of backticks inside. */
function fence(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${text.replace(/\n$/, '')}\n${marks}`;
}
