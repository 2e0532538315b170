import { injectable } from 'inversify';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import { onUnexpectedError } from '../../common/event';
import { type Disposable, DisposableOwner, toDisposable } from '../../common/lifecycle';
import type { CompiledTheme } from '../../common/themes/compileTheme';
import { type ContributedColor, defaultsOf } from '../../common/themes/contributedColors';
import { noCustomizations, type ThemeCustomizations } from '../../common/themes/themeCustomizations';
import type { MonacoTheme } from '../../common/themes/monacoTheme';
import type { ThemeProblem } from '../../common/themes/themeError';
import { type ThemeType, typeOfUiTheme } from '../../common/themes/themeType';
import { Registry } from '../registry';
import type { ThemeInfo } from './themeInfo';
import { ThemeLibrary } from './themeLibrary';
import { ThemePainter } from './themePainter';
import { saveThemeSnapshot } from './themeSnapshot';

interface Shown {
  readonly info: ThemeInfo;
  readonly theme: CompiledTheme;
}

/** The colour themes that extensions bring, and the one in use. */
@injectable()
export class Themes extends DisposableOwner {
  private readonly infos = new Registry<ThemeInfo>('theme');
  private readonly colors = new Registry<ContributedColor>('colour');
  private readonly library = new ThemeLibrary();
  private readonly painter = new ThemePainter();
  private customizations: ThemeCustomizations = noCustomizations;
  private shown: Shown | undefined = undefined;
  /** What a preview comes back to. */
  private applied: ThemeInfo | undefined;
  /** The id of the one that is to be applied; a preview may hold it up. */
  private applying: string | undefined;
  /** The last thing that was asked for; whatever comes in for an earlier one is not shown. */
  private request: { readonly preview: boolean } | undefined;
  private recompiling = false;
  /** The page whose own theme is shown, in place of the user's. */
  snapshotPlace = '';

  constructor() {
    super();
    makeObservable<this, 'shown'>(this, {
      shown: observableRef,
      active: computed,
      problems: computed,
      type: computed,
      monacoTheme: computed,
    });
    if (typeof document !== 'undefined') this.own(this.painter.attach(document));
  }

  /** Every colour that a theme or a person can set; none until the first theme is loaded. */
  get colorIds(): readonly string[] {
    return this.shown?.theme.colorIds ?? [];
  }

  get all(): readonly ThemeInfo[] {
    return this.infos.values();
  }

  get(id: string): ThemeInfo | undefined {
    return this.infos.get(id);
  }

  /** The one that is shown, be it for a preview only. */
  get active(): ThemeInfo | undefined {
    return this.shown?.info;
  }

  get type(): ThemeType {
    return typeOfUiTheme(this.shown?.info.uiTheme ?? 'vs-dark');
  }

  /** For Monaco, which loads later and by itself; undefined until the first theme is loaded. */
  get monacoTheme(): MonacoTheme | undefined {
    return this.shown?.theme.monaco;
  }

  /** What was left out of the files of the theme that is shown. */
  get problems(): readonly ThemeProblem[] {
    return this.shown?.theme.problems ?? [];
  }

  /** The colour of an id such as "editor.background" in the theme that is shown. */
  colour(id: string): string | undefined {
    return this.shown?.theme.colors.get(id);
  }

  /** Themes of the same name from two extensions are told apart by the extension. */
  declare(infos: readonly ThemeInfo[]): Disposable {
    const named = infos.map((info) =>
      this.infos.has(info.id) ? { ...info, id: `${info.id} (${info.source})` } : info,
    );
    const registration = this.infos.addAll(named.map((info) => [info.id, info]));
    return toDisposable(() => {
      registration.dispose();
      this.library.forget(named);
    });
  }

  /** Adds colours that themes can set and style sheets can use as `--vscode-…`. */
  declareColors(colors: readonly ContributedColor[]): Disposable {
    const registration = this.colors.addAll(colors.map((color) => [color.id, color]));
    this.recompileSoon();
    return toDisposable(() => {
      registration.dispose();
      this.recompileSoon();
    });
  }

  /** Lays the user's own colours over every theme. */
  customize(customizations: ThemeCustomizations): void {
    this.customizations = customizations;
    this.recompileSoon();
  }

  /** Shows a theme until another is applied. One that cannot be loaded is thrown and changes nothing. */
  async apply(id: string): Promise<void> {
    const request = { preview: false };
    this.applying = id;
    try {
      const info = await this.show(id, request);
      if (!info || !this.shown) return;
      this.applied = info;
      this.keep(this.shown);
    } finally {
      if (this.request === request) this.applying = undefined;
    }
  }

  /** Applies what the settings want; while the user looks through previews, that is where these come back to. */
  async adopt(id: string): Promise<void> {
    if (!this.request?.preview) return this.apply(id);
    this.applying = id;
  }

  /** Shows a theme until `endPreview` or `apply`. One that cannot be loaded is thrown, and the applied one is shown. */
  async preview(id: string): Promise<void> {
    const request = { preview: true };
    try {
      await this.show(id, request);
    } catch (error) {
      if (this.request === request) this.endPreview();
      throw error;
    }
  }

  endPreview(): void {
    const ends = this.request?.preview;
    if (ends) this.request = undefined;
    if (ends && this.applying !== undefined) return void this.apply(this.applying).catch(onUnexpectedError);
    if (!this.applied || this.applied === this.shown?.info) return;
    const theme = this.library.known(this.applied);
    if (theme) this.paint({ info: this.applied, theme });
    else this.apply(this.applied.id).catch(onUnexpectedError);
  }

  /** Paints another window's document in the same colours, now and later. */
  attachDocument(document: Document): Disposable {
    return this.painter.attach(document);
  }

  /** Undefined where something else was asked for in the meantime. */
  private async show(id: string, request: { readonly preview: boolean }): Promise<ThemeInfo | undefined> {
    const info = this.infos.get(id);
    if (!info) throw new Error(`The theme '${id}' was not found.`);
    this.request = request;
    const theme = this.library.known(info) ?? (await this.library.get(info));
    if (this.request !== request) return undefined;
    this.paint({ info, theme });
    return info;
  }

  private paint(shown: Shown): void {
    runInAction(() => (this.shown = shown));
    this.painter.paint(shown.theme.css, shown.info.uiTheme);
  }

  /** Many extensions declare at one time: once for all of them. */
  private recompileSoon(): void {
    if (this.recompiling) return;
    this.recompiling = true;
    queueMicrotask(() => {
      this.recompiling = false;
      this.library.setOptions({ contributed: defaultsOf(this.colors.values()), customizations: this.customizations });
      if (this.shown) this.repaint(this.shown.info).catch(onUnexpectedError);
    });
  }

  private async repaint(info: ThemeInfo): Promise<void> {
    const theme = await this.library.get(info);
    if (this.shown?.info !== info) return;
    this.paint({ info, theme });
    if (info === this.applied) this.keep({ info, theme });
  }

  /** For the first moment of the next start. */
  private keep({ info, theme }: Shown): void {
    saveThemeSnapshot({ id: info.id, type: info.uiTheme, css: theme.css }, this.snapshotPlace);
  }
}
