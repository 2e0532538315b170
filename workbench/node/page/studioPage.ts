import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { extensionFolders } from 'virtual:extension-folders';
import { z } from 'zod';
import type { Bootstrap, ExtensionDescription } from '../../../core/common/extensions/bootstrap';
import type { Locale } from '../../../core/common/locale';
import { extensionIdOf } from '../../../core/common/extensions/extensionId';
import { Manifest } from '../../../core/common/manifest/manifest';
import { renderPage } from './page';
import type { PageSource } from './pages';

const Entries = z.record(z.string(), z.array(z.string()));
const TextTable = z.record(z.string(), z.string());

/** The page of the workbench: what it starts from, gathered anew for each answer. */
export class StudioPage implements PageSource {
  constructor(
    private readonly assets: string,
    private readonly root: string,
  ) {}

  async render(locale: Locale): Promise<string> {
    const entries = Entries.parse(JSON.parse(await readFile(path.join(this.assets, 'entries.json'), 'utf8')));
    const texts = await this.texts('workbench', locale);
    const bootstrap: Bootstrap = {
      locale,
      workbench: await this.describe('workbench', locale),
      extensions: await Promise.all(extensionFolders.map((folder) => this.describe(folder, locale))),
    };
    return renderPage({
      locale,
      files: entries['studio'] ?? [],
      themeStyle: '',
      importMap: { imports: {} },
      bootstrap: { ...bootstrap, texts },
    });
  }

  private async texts(folder: string, locale: Locale): Promise<Readonly<Record<string, string>>> {
    try {
      return TextTable.parse(
        JSON.parse(await readFile(path.join(this.root, folder, 'locales', `${locale}.json`), 'utf8')),
      );
    } catch {
      return {};
    }
  }

  private async describe(folder: string, locale: Locale): Promise<ExtensionDescription> {
    const texts = await this.texts(folder, locale);
    const source = await readFile(path.join(this.root, folder, 'package.json'), 'utf8');
    const localised = source.replace(/"%([^%"]+)%"/g, (_all, key: string) => JSON.stringify(texts[key] ?? key));
    const manifest = Manifest.parse(JSON.parse(localised));
    const id = extensionIdOf(manifest);
    return {
      id,
      version: manifest.version,
      builtIn: true,
      enabled: true,
      manifest,
      base: `/${folder}/`,
      locales: ['en', 'zh-CN'],
      problems: [],
    };
  }
}
