import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Locale } from '../../../core/common/locale';
import type { ExtensionCatalogue } from '../../../core/node/extensions/extensionCatalogue';
import { defaultTheme } from './defaultTheme';
import { entryFiles } from './entryFiles';
import { renderLoginPage } from './loginHtml';
import type { PageSource } from './pages';

const Texts = z.record(z.string(), z.string());
const used = /^(login|credentials)\.|^twoStep\.(code|download|picture|secret|setup|submit\.(codes|setup)|title)/;

/** The page where one signs in: small, and the same for everybody. */
export class LoginPage implements PageSource {
  private readonly rendered = new Map<Locale, Promise<string>>();

  constructor(
    private readonly assets: string,
    private readonly workbench: string,
    private readonly catalogue: ExtensionCatalogue,
  ) {
    catalogue.onDidChange(() => this.rendered.clear());
  }

  render(locale: Locale): Promise<string> {
    const known = this.rendered.get(locale) ?? this.renderAnew(locale);
    this.rendered.set(locale, known);
    known.catch(() => this.rendered.delete(locale));
    return known;
  }

  private async renderAnew(locale: Locale): Promise<string> {
    const [en, chinese] = await Promise.all([this.texts('en'), this.texts('zh-CN')]);
    return renderLoginPage({
      locale,
      files: await entryFiles(this.assets, 'login'),
      theme: await defaultTheme(this.catalogue.bootstrap(locale), (id) => this.catalogue.find(id)?.folder),
      texts: { en, 'zh-CN': chinese },
    });
  }

  /** Those of this page, out of the workbench's. */
  private async texts(locale: Locale): Promise<Readonly<Record<string, string>>> {
    const file = path.join(this.workbench, 'locales', `${locale}.json`);
    const all = Texts.parse(JSON.parse(await readFile(file, 'utf8')));
    return Object.fromEntries(Object.entries(all).filter(([key]) => used.test(key)));
  }
}
