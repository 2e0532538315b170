import type { CompiledTheme, CompileOptions } from '../../common/themes/compileTheme';
import type { LoadedTheme } from '../../common/themes/loadTheme';
import { typeOfUiTheme } from '../../common/themes/themeType';
import type { ThemeInfo } from './themeInfo';

/** Loads each theme once and remembers it, so that to switch back and forth costs nothing but the painting. */
export class ThemeLibrary {
  private readonly loaded = new Map<ThemeInfo, Promise<LoadedTheme>>();
  private compiled = new Map<ThemeInfo, CompiledTheme>();
  private options: CompileOptions = {};

  /** What changes all themes: the user's own colours, the colours that extensions add. */
  setOptions(options: CompileOptions): void {
    this.options = options;
    this.compiled = new Map();
  }

  async get(info: ThemeInfo): Promise<CompiledTheme> {
    const [{ compileTheme }, theme] = await Promise.all([
      import(/* webpackChunkName: "themes" */ './themeEngine'),
      this.load(info),
    ]);
    const known = this.compiled.get(info);
    if (known) return known;
    const compiled = compileTheme(theme, { id: info.id, type: typeOfUiTheme(info.uiTheme) }, this.options);
    this.compiled.set(info, compiled);
    return compiled;
  }

  /** One that was shown before, at once. */
  known(info: ThemeInfo): CompiledTheme | undefined {
    return this.compiled.get(info);
  }

  forget(infos: readonly ThemeInfo[]): void {
    for (const info of infos) {
      this.loaded.delete(info);
      this.compiled.delete(info);
    }
  }

  private load(info: ThemeInfo): Promise<LoadedTheme> {
    const known = this.loaded.get(info);
    if (known) return known;
    const loading = loadFile(info);
    this.loaded.set(info, loading);
    // A theme that failed may be mended: the next one who asks tries again.
    loading.catch(() => this.loaded.delete(info));
    return loading;
  }
}

async function loadFile(info: ThemeInfo): Promise<LoadedTheme> {
  const [{ loadTheme }, source] = await Promise.all([
    import(/* webpackChunkName: "themes" */ './themeEngine'),
    info.load(),
  ]);
  return loadTheme(source);
}
