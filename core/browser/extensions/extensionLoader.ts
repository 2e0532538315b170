import { injectable } from 'inversify';
import type { ExtensionDescription } from '../../common/extensions/bootstrap';
import type { Locale } from '../../common/locale';
import type { TextTable } from '../i18n/texts';
import type { ExtensionModule } from './api';

/** Fetches the code and the texts of extensions. */
@injectable()
export class ExtensionLoader {
  /** The code that was built with the workbench, by the id of the extension. */
  builtIns: Readonly<Record<string, () => Promise<ExtensionModule>>> = {};

  /** The round is above 0 when an extension is loaded anew, so that the browser does not answer with the old code. */
  async load(extension: ExtensionDescription, round: number): Promise<ExtensionModule> {
    const builtIn = this.builtIns[extension.id];
    if (builtIn) return builtIn();
    if (extension.module === undefined) throw new Error('It has no code that the workbench could load.');
    const url = round === 0 ? extension.module : `${extension.module}?round=${round}`;
    return (await import(/* webpackIgnore: true */ url)) as ExtensionModule;
  }

  /** The styles that its code brought go with it; loaded anew, it brings them again. */
  removeStyles(id: string): void {
    for (const style of document.querySelectorAll(`style[data-extension="${CSS.escape(id)}"]`)) style.remove();
  }

  async loadTexts(extension: ExtensionDescription, locale: Locale): Promise<TextTable> {
    const response = await fetch(`${extension.base}locales/${locale}.json`);
    if (!response.ok) throw new Error(`Its texts for ${locale} cannot be loaded (${response.status}).`);
    return (await response.json()) as TextTable;
  }
}
