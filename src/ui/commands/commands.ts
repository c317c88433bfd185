import type { StageId } from '../../core/index.ts';
import { examples } from '../../state/examples/index.ts';
import { resetShaper, resetStage } from '../../state/reset-stage.ts';
import type { Session } from '../../state/session.ts';
import { isHeld } from '../../state/session-state.ts';
import { currentDesign, currentSample } from '../../state/workspace.ts';
import { downloadText } from '../controls/download.ts';
import { openDialog } from '../dialogs/dialogs.ts';
import { keepText, textToKeep } from '../hide/keep-picked.ts';
import { picked } from '../hide/picked.ts';
import { words } from '../words/index.ts';
import { nameOfDesign, nameOfSample } from '../workspace/names.ts';
import type { Command, CommandGroup, CommandId } from './command.ts';
import { moveBetweenPanes } from './move-between-panes.ts';
import { pickFile } from './pick-file.ts';

const stageIds = ['read', 'select', 'fields', 'redact', 'truncate', 'envelope', 'render', 'message'] as const;
const themes = ['system', 'light', 'dark'] as const;

/** Everything that can be done now. */
export function listCommands(session: Session): readonly Command[] {
  return [...listFixed(session), ...listMade(session)];
}

/** Does what a shortcut or a menu names, if it can be done now. */
export function runCommand(session: Session, id: CommandId): void {
  listFixed(session)
    .find((command) => command.id === id)
    ?.run();
}

function listFixed(session: Session): readonly Command[] {
  const { actions } = session;
  const state = session.getState();
  const design = currentDesign(state.workspace);
  const sample = currentSample(design);
  const hasResult = state.shaped !== null;
  const { past, future } = design.history;
  const kept = textToKeep(session, picked.getState().part);
  const fixed = (id: CommandId, group: CommandGroup, run: () => void, isPossible = true): readonly Command[] =>
    isPossible ? [{ id, name: words.commands.names[id], group, run }] : [];
  return [
    ...fixed('palette', 'page', () => openDialog('palette')),
    ...fixed('next-pane', 'show', () => moveBetweenPanes(1)),
    ...fixed('previous-pane', 'show', () => moveBetweenPanes(-1)),
    ...fixed('undo', 'shape', actions.undo, past.length > 0),
    ...fixed('redo', 'shape', actions.redo, future.length > 0),
    ...fixed('suggest', 'shape', () => openDialog('suggest'), hasResult),
    ...fixed('hide-text', 'shape', () => openDialog('hide'), hasResult),
    ...fixed('keep-text', 'shape', () => keepSelected(session, kept ?? ''), kept !== null),
    ...fixed('reset-shaper', 'shape', () => actions.edit([resetShaper(design.history.present)])),
    ...fixed('share', 'take', () => openDialog('share')),
    ...fixed('export', 'take', () => openDialog('export'), hasResult && !isHeld(state)),
    ...fixed('copy-text', 'take', () => copyText(session, 'render'), hasResult && !isHeld(state)),
    ...fixed('copy-message', 'take', () => copyText(session, 'message'), hasResult && !isHeld(state)),
    ...fixed('copy-markdown', 'take', () => copyMarkdown(session)),
    ...fixed('download-design', 'take', () => downloadDesign(session)),
    ...fixed('new-design', 'work', actions.addDesign),
    ...fixed('duplicate-design', 'work', () => actions.duplicateDesign(words.work.unnamedDesign)),
    ...fixed('rename-design', 'work', () => openDialog('rename-design')),
    ...fixed('remove-design', 'work', actions.removeDesign),
    ...fixed('open-file', 'work', () => openFile(session)),
    ...fixed('new-sample', 'work', () => actions.addSample()),
    ...fixed('samples', 'show', () => openDialog('samples'), hasResult),
    ...fixed('lessons', 'show', () => openDialog('lessons')),
    ...fixed('rename-sample', 'work', () => openDialog('rename-sample')),
    ...fixed('remove-sample', 'work', actions.removeSample, design.samples.length > 1 || sample.length > 0),
    ...fixed('clear-output', 'work', actions.clear, sample.length > 0),
    ...fixed('show-final', 'show', () => actions.showStage(null), state.shownStage !== null),
    ...fixed('remember-outputs', 'page', actions.rememberOutputs, !state.keeping.remembersOutputs),
    ...fixed('forget-outputs', 'page', actions.forgetOutputs, state.keeping.remembersOutputs),
    ...fixed('shortcuts', 'page', () => openDialog('shortcuts')),
  ];
}

/** One command for each format, stage, design, sample, example and theme. */
function listMade(session: Session): readonly Command[] {
  const { actions } = session;
  const state = session.getState();
  const design = currentDesign(state.workspace);
  const shaper = design.history.present;
  const { commands } = words;
  const made = (group: CommandGroup, id: string, name: string, run: () => void): Command => ({ id, name, group, run });
  const stages = state.shaped === null ? [] : stageIds;
  return [
    ...(state.shaped?.formats ?? []).map(({ id }) =>
      made('shape', `format-${id}`, commands.format(words.formatName(id)), () =>
        actions.edit([{ type: 'set', stage: 'render', change: { format: id } }]),
      ),
    ),
    ...stages.map((stage) =>
      made('shape', `switch-${stage}`, commands.switchStage(words.stageNames[stage], shaper[stage].on), () =>
        actions.edit([{ type: 'set', stage, change: { on: !shaper[stage].on } }]),
      ),
    ),
    ...stages.map((stage) =>
      made('shape', `reset-${stage}`, commands.resetStage(words.stageNames[stage]), () =>
        actions.edit([resetStage(stage)]),
      ),
    ),
    ...stages.map((stage) =>
      made('show', `go-${stage}`, commands.goToStage(words.stageNames[stage]), () => actions.jumpTo(stage, null)),
    ),
    ...stages.map((stage) =>
      made('show', `show-${stage}`, commands.showStage(words.stageNames[stage]), () => actions.showStage(stage)),
    ),
    ...state.workspace.designs
      .filter(({ id }) => id !== design.id)
      .map((other) =>
        made('work', `design-${other.id}`, commands.switchDesign(nameOfDesign(other)), () =>
          actions.switchDesign(other.id),
        ),
      ),
    ...design.samples
      .filter(({ id }) => id !== design.sampleId)
      .map((other) =>
        made('work', `sample-${other.id}`, commands.switchSample(nameOfSample(other, design)), () =>
          actions.switchSample(other.id),
        ),
      ),
    ...examples.map((example) =>
      made('work', `example-${example.id}`, commands.example(example.name), () => {
        actions.openExample(example);
      }),
    ),
    ...themes
      .filter((theme) => theme !== state.theme)
      .map((theme) => made('page', `theme-${theme}`, commands.theme[theme], () => actions.setTheme(theme))),
  ];
}

async function copyText(session: Session, stage: StageId): Promise<void> {
  const { leaveWith } = await import('../share/leave.ts');
  const { sayReview } = await import('../share/say-review.ts');
  const ref = stage === 'message' ? ({ of: 'message' } as const) : ({ of: 'stage', stage } as const);
  const leaving = leaveWith(session, ref, 'copy', (text, review) => {
    copy(session, async () => text, sayReview(review));
  });
  await leaving.catch(() => session.actions.notify({ id: 'copy-failed' }));
}

async function copyMarkdown(session: Session): Promise<void> {
  await copy(session, async () => {
    const { writeMarkdown } = await import('../share/write-markdown.ts');
    return writeMarkdown(session.getState(), null);
  });
}

async function copy({ actions }: Session, getText: () => Promise<string>, what = ''): Promise<void> {
  try {
    await navigator.clipboard.writeText(await getText());
    actions.notify({ id: 'copied', what });
  } catch {
    actions.notify({ id: 'copy-failed' });
  }
}

export async function downloadDesign(session: Session, withOutputs = false): Promise<void> {
  const { designFileName } = await import('../../state/design-file.ts');
  const { saveForSharing } = await import('../../state/saved-design.ts');
  const saved = saveForSharing(currentDesign(session.getState().workspace), withOutputs);
  downloadText(designFileName(saved.name), `${JSON.stringify(saved, null, 2)}\n`, 'application/json');
}

async function openFile({ actions }: Session): Promise<void> {
  for (const file of await pickFile()) await actions.openFile(file);
}

/** Shows where it is decided, too. */
function keepSelected(session: Session, text: string): void {
  keepText(session, text);
  session.actions.jumpTo('truncate', null, 'survive');
}
