import { defaultShaper, type ToolKind } from '../../core/index.ts';
import { useStage } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import css from './TopBar.module.css';

/** Which tool's output this is, once someone said. */
export function ToolName() {
  const fromShaper = useStage('message').tool;
  const tool = useFound((state) => state.shaped?.reading.facts.tool) ?? fromShaper;
  const kind: ToolKind | undefined = useFound((state) => state.shaped?.result.kind);
  if (tool === defaultShaper.message.tool) return null;
  return (
    <p className={css.tool} title={words.app.toolTitle}>
      <b>{tool}</b>
      {kind !== undefined && ` · ${words.facts.kinds[kind]}`}
    </p>
  );
}
