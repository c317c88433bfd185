import type { editor } from 'monaco-editor/editor';

type Editors = Pick<typeof editor, 'defineTheme' | 'setTheme'>;

/** Monaco's name for a colour, and the design token that gives it. */
const tokenOf = {
  'editor.background': '--surface',
  'editor.foreground': '--text',
  'editorLineNumber.foreground': '--text-muted',
  'editorLineNumber.activeForeground': '--text',
  'editorCursor.foreground': '--text',
  'editor.selectionBackground': '--accent-line',
  'editor.inactiveSelectionBackground': '--line-strong',
  'editor.lineHighlightBackground': '--surface-sunk',
  'editor.lineHighlightBorder': '--surface-sunk',
  'editor.placeholder.foreground': '--text-muted',
  'editorBracketMatch.background': '--accent-soft',
  'editorBracketMatch.border': '--accent-line',
  'editorError.foreground': '--bad',
  'editorOverviewRuler.errorForeground': '--bad',
  'editorOverviewRuler.warningForeground': '--warn',
  'editorWarning.foreground': '--warn',
  'editorInfo.foreground': '--accent',
  'editorGutter.foldingControlForeground': '--text-muted',
  'editorIndentGuide.background1': '--line',
  'editorIndentGuide.activeBackground1': '--line-strong',
  'editorWidget.background': '--surface-raised',
  'editorWidget.foreground': '--text',
  'editorWidget.border': '--line-strong',
  'editorHoverWidget.background': '--surface-raised',
  'editorHoverWidget.foreground': '--text',
  'editorHoverWidget.border': '--line-strong',
  'editorSuggestWidget.background': '--surface-raised',
  'editorSuggestWidget.foreground': '--text',
  'editorSuggestWidget.border': '--line-strong',
  'editorSuggestWidget.selectedBackground': '--accent-soft',
  'editorSuggestWidget.selectedForeground': '--accent-text',
  'editorSuggestWidget.highlightForeground': '--accent-text',
  'editorSuggestWidget.focusHighlightForeground': '--accent-text',
  'list.hoverBackground': '--surface-hover',
  'input.background': '--surface',
  'input.foreground': '--text',
  'input.border': '--control-line',
  'input.placeholderForeground': '--text-muted',
  'menu.background': '--surface-raised',
  'menu.foreground': '--text',
  'menu.selectionBackground': '--accent-soft',
  'menu.selectionForeground': '--accent-text',
  'menu.border': '--line-strong',
  'menu.separatorBackground': '--line',
  focusBorder: '--accent',
} as const;

const codeTokens = {
  key: '--code-key',
  string: '--code-string',
  number: '--code-number',
  keyword: '--code-word',
  type: '--code-key',
  comment: '--code-comment',
  regexp: '--code-string',
  delimiter: '--text-soft',
  invalid: '--bad',
} as const;

/** Gives Monaco the page's colours, now and whenever they change. */
export function followTheme(editors: Editors): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { theme } = document.documentElement.dataset;
    const isDark = theme === undefined ? dark.matches : theme === 'dark';
    defineFromPage(editors, isDark);
    editors.setTheme(themeName);
  };
  apply();
  dark.addEventListener('change', apply);
  new MutationObserver(apply).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

const themeName = 'toolshape';

function defineFromPage(editors: Editors, isDark: boolean): void {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colorOf = (token: string) => {
    probe.style.color = `var(${token})`;
    return toHex(getComputedStyle(probe).color);
  };
  const colors = Object.fromEntries(Object.entries(tokenOf).map(([name, token]) => [name, colorOf(token)]));
  const rules = Object.entries(codeTokens).map(([token, name]) => ({ token, foreground: colorOf(name).slice(1) }));
  const brackets = [1, 2, 3, 4, 5, 6].map((level) => [
    `editorBracketHighlight.foreground${level}`,
    colorOf('--text-soft'),
  ]);
  probe.remove();
  const clear = { 'scrollbar.shadow': '#00000000', 'widget.shadow': '#00000022' };
  editors.defineTheme(themeName, {
    base: isDark ? 'vs-dark' : 'vs',
    inherit: true,
    rules,
    colors: { ...colors, ...Object.fromEntries(brackets), ...clear },
  });
}

/** `rgb(67, 83, 208)` as `#4353d0`. */
function toHex(color: string): string {
  const parts = color.match(/\d+(?:\.\d+)?/g) ?? [];
  return `#${parts
    .slice(0, 3)
    .map((part) => Math.round(Number(part)).toString(16).padStart(2, '0'))
    .join('')}`;
}
