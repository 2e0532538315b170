import { pageTheme } from './pageTheme';

function pageOf(className: string, style: string): HTMLElement {
  const page = document.createElement('div');
  page.className = className;
  page.setAttribute('style', style);
  document.body.replaceChildren(page);
  return page;
}

describe('the theme of the page', () => {
  it('has the kind and the colours that the page came in', () => {
    const page = pageOf('other vs', '--vscode-editor-background: #fdf6e3; --vscode-editor-foreground: #657b83');
    expect(pageTheme(page)).toEqual({
      base: 'vs',
      inherit: true,
      rules: [],
      colors: { 'editor.background': '#fdf6e3', 'editor.foreground': '#657b83' },
    });
  });

  it.each([
    ['hc-light', 'hc-light'],
    ['hc-black', 'hc-black'],
    ['vs-dark', 'vs-dark'],
    ['', 'vs-dark'],
  ])('of the class "%s" is %s', (className, base) => {
    expect(pageTheme(pageOf(className, '')).base).toBe(base);
  });

  it('leaves out what Monaco does not take for a colour', () => {
    expect(pageTheme(pageOf('vs', '--vscode-editor-background: transparent')).colors).toEqual({});
  });
});
