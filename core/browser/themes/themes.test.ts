import { autorun, when } from 'mobx';
import { trackDisposables } from '../../common/trackDisposables';
import { colorOf, paintedBackground, TestTheme } from './testThemes';
import { Themes } from './themes';

describe('Themes', () => {
  const own = trackDisposables();

  function create(...infos: readonly TestTheme[]): Themes {
    document.documentElement.className = '';
    document.getElementById('lathe-theme')?.remove();
    localStorage.clear();
    const themes = new Themes();
    own(themes);
    own(themes.declare(infos));
    return themes;
  }

  it('paints the document, marks its kind and remembers it for the next start', async () => {
    const themes = create(new TestTheme('day', 'vs').arrive());
    document.documentElement.classList.add('vs-dark', 'other');
    await themes.apply('day');
    expect(paintedBackground()).toBe(colorOf('day'));
    expect([...document.documentElement.classList].sort()).toEqual(['other', 'vs']);
    expect(themes.type).toBe('light');
    expect(themes.colour('editor.background')).toBe(colorOf('day'));
    expect(JSON.parse(localStorage.getItem('lathe.theme') ?? '{}')).toEqual({
      id: 'day',
      type: 'vs',
      css: document.getElementById('lathe-theme')?.textContent,
    });
  });

  it('shows the last that was asked for, whatever arrives when', async () => {
    const [slow, fast] = [new TestTheme('slow'), new TestTheme('fast')];
    const themes = create(slow, fast);
    const both = [themes.apply('slow'), themes.apply('fast')];
    fast.arrive();
    await both[1];
    slow.arrive();
    await both[0];
    expect(themes.active?.id).toBe('fast');
    expect(paintedBackground()).toBe(colorOf('fast'));
  });

  it('loads a theme once and then switches at once', async () => {
    const [one, two] = [new TestTheme('one').arrive(), new TestTheme('two').arrive()];
    const themes = create(one, two);
    await themes.apply('one');
    await themes.apply('two');
    void themes.apply('one');
    expect(paintedBackground()).toBe(colorOf('one'));
    expect(one.reads).toBe(1);
  });

  it('comes back from a preview, without remembering it', async () => {
    const themes = create(new TestTheme('one').arrive(), new TestTheme('two', 'hc-light').arrive());
    await themes.apply('one');
    await themes.preview('two');
    expect(paintedBackground()).toBe(colorOf('two'));
    expect(themes.type).toBe('hcLight');
    expect(localStorage.getItem('lathe.theme')).toContain('"id":"one"');
    themes.endPreview();
    expect(paintedBackground()).toBe(colorOf('one'));
    expect(document.documentElement.classList.contains('vs-dark')).toBe(true);
  });

  it('comes back to a theme that was still on its way when the preview began', async () => {
    const first = new TestTheme('first');
    const themes = create(first, new TestTheme('two', 'hc-light').arrive());
    const applied = themes.apply('first');
    await themes.preview('two');
    first.arrive();
    await applied;
    expect(themes.active?.id).toBe('two');
    themes.endPreview();
    await Promise.resolve();
    expect(paintedBackground()).toBe(colorOf('first'));
    expect(localStorage.getItem('lathe.theme')).toContain('"id":"first"');
  });

  it('leaves a preview alone when the settings come to their theme late', async () => {
    const themes = create(new TestTheme('one').arrive(), new TestTheme('two', 'hc-light').arrive());
    await themes.preview('two');
    await themes.adopt('one');
    expect(paintedBackground()).toBe(colorOf('two'));
    themes.endPreview();
    await when(() => themes.active?.id === 'one');
    expect(paintedBackground()).toBe(colorOf('one'));
  });

  it('shows the theme that the user takes from among previews', async () => {
    const themes = create(new TestTheme('one').arrive(), new TestTheme('two', 'hc-light').arrive());
    await themes.preview('one');
    await themes.apply('two');
    await themes.adopt('two');
    expect(themes.active?.id).toBe('two');
    expect(localStorage.getItem('lathe.theme')).toContain('"id":"two"');
  });

  it('does not show a preview that arrives after its end', async () => {
    const late = new TestTheme('late');
    const themes = create(new TestTheme('one').arrive(), late);
    await themes.apply('one');
    const preview = themes.preview('late');
    themes.endPreview();
    late.arrive();
    await preview;
    expect(themes.active?.id).toBe('one');
  });

  it('keeps the theme before it where one is broken, and says where', async () => {
    const themes = create(new TestTheme('one').arrive(), new TestTheme('bad', 'vs', '{\n "colors": ]').arrive());
    await themes.apply('one');
    await expect(themes.apply('bad')).rejects.toThrow('themes/bad.json:2:12: A value is expected here.');
    expect(themes.active?.id).toBe('one');
    await expect(themes.apply('nowhere')).rejects.toThrow("The theme 'nowhere' was not found.");
  });

  it('tells themes of one name apart by their extension', () => {
    const themes = create(new TestTheme('one'));
    own(themes.declare([new TestTheme('one')]));
    expect(themes.all.map(({ id }) => id)).toEqual(['one', 'one (tests)']);
  });

  it('paints other windows too, from the start and until they go', async () => {
    const themes = create(new TestTheme('one').arrive(), new TestTheme('two').arrive());
    await themes.apply('one');
    const other = document.implementation.createHTMLDocument();
    const attached = own(themes.attachDocument(other));
    expect(paintedBackground(other)).toBe(colorOf('one'));
    await themes.apply('two');
    expect(paintedBackground(other)).toBe(colorOf('two'));
    attached.dispose();
    await themes.apply('one');
    expect(paintedBackground(other)).toBe(colorOf('two'));
  });

  it('gives the colours of extensions a variable as soon as they are declared', async () => {
    const themes = create(new TestTheme('one').arrive());
    await themes.apply('one');
    const painted = nextPaint(themes);
    own(themes.declareColors([{ id: 'pump.flow', description: '', defaults: { dark: '#123456', light: '#fff' } }]));
    await painted;
    expect(document.getElementById('lathe-theme')?.textContent).toContain('--vscode-pump-flow:#123456');
    expect(themes.monacoTheme?.colors['pump.flow']).toBe('#123456');
  });

  it("lays the user's colours over the theme", async () => {
    const themes = create(new TestTheme('one').arrive());
    await themes.apply('one');
    const painted = nextPaint(themes);
    themes.customize({ colors: { '[one]': { 'editor.background': '#abcdef' } }, tokens: undefined });
    await painted;
    expect(paintedBackground()).toBe('#abcdef');
  });
});

/** Resolves when another theme, or the same one in other colours, is shown. */
function nextPaint(themes: Themes): Promise<void> {
  const before = themes.monacoTheme;
  return new Promise((resolve) => {
    const stop = autorun(() => {
      if (themes.monacoTheme === before) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
