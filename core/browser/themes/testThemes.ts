import type { UiTheme } from '../../common/themes/themeType';
import type { ThemeInfo } from './themeInfo';

/** For tests: a theme whose file arrives when the test says so. */
export class TestTheme implements ThemeInfo {
  readonly label: string;
  readonly source = 'tests';
  reads = 0;
  private open: () => void = () => undefined;
  private readonly gate = new Promise<void>((resolve) => (this.open = resolve));

  constructor(
    readonly id: string,
    readonly uiTheme: UiTheme = 'vs-dark',
    private readonly text = `{ "colors": { "editor.background": "${colorOf(id)}" } }`,
  ) {
    this.label = id;
  }

  arrive(): this {
    this.open();
    return this;
  }

  async load() {
    await this.gate;
    return { path: `themes/${this.id}.json`, read: () => Promise.resolve(this.readText()) };
  }

  private readText(): string {
    this.reads++;
    return this.text;
  }
}

/** Each theme has a colour of its own by which the tests know it. */
export function colorOf(id: string): string {
  return `#${[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0x100000).toString(16)}`;
}

export function paintedBackground(document: Document = globalThis.document): string | undefined {
  const css = document.getElementById('lathe-theme')?.textContent ?? '';
  return /--vscode-editor-background:(#\w+)/.exec(css)?.[1];
}
