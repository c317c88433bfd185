import { editor, KeyCode, KeyMod, languages, MarkerSeverity, Range, Uri } from 'monaco-editor/editor';
import { TabFocus } from 'monaco-editor/editor/browser/config/tabFocus';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/contextmenu/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/gotoError/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/longLinesHelper/register';
import 'monaco-editor/features/placeholderText/register';
// The feature of this name brings suggestions in the text only, not the list.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/wordOperations/register';
import 'monaco-editor/languages/definitions/typescript/register';
import { registerGrammars } from './languages/index.ts';
import { followTheme } from './theme.ts';

// Everything of Monaco that the page uses, in a chunk of its own. Nothing else imports `monaco-editor` but types.
self.MonacoEnvironment = { getWorker: () => new EditorWorker() };
TabFocus.setTabFocusMode(true);
registerGrammars(languages);
followTheme(editor);

export const monaco = { editor, languages, KeyCode, KeyMod, MarkerSeverity, Range, Uri };
export type Monaco = typeof monaco;
