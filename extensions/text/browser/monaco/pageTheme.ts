import type { MonacoTheme } from 'lathe';

const bases = ['vs', 'hc-black', 'hc-light'] as const;
/** What fills most of an editor. */
const colors = ['editor.background', 'editor.foreground', 'editorLineNumber.foreground', 'editorGutter.background'];

/** The colours in which the page came, for a text that is there before its theme is read. */
export function pageTheme(page: HTMLElement): MonacoTheme {
  const style = getComputedStyle(page);
  const found = colors.flatMap((id) => {
    const value = style.getPropertyValue(`--vscode-${id.replaceAll('.', '-')}`).trim();
    return /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value) ? [[id, value] as const] : [];
  });
  const base = bases.find((name) => page.classList.contains(name)) ?? 'vs-dark';
  return { base, inherit: true, rules: [], colors: Object.fromEntries(found) };
}
