import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Locale } from '../../../core/common/locale';
import type { ExtensionCatalogue } from '../../../core/node/extensions/extensionCatalogue';
import { renderPage } from './page';
import type { PageSource } from './pages';

const Entries = z.record(z.string(), z.array(z.string()));
const ImportMap = z.object({ imports: z.record(z.string(), z.string()) });

/** The page of the workbench: what it starts from, gathered anew for each answer. */
export class StudioPage implements PageSource {
  constructor(
    private readonly assets: string,
    private readonly catalogue: ExtensionCatalogue,
  ) {}

  async render(locale: Locale): Promise<string> {
    const entries = Entries.parse(await this.readJson('entries.json'));
    return renderPage({
      locale,
      files: entries['studio'] ?? [],
      themeStyle: '',
      importMap: ImportMap.parse(await this.readJson('importMap.json')),
      bootstrap: this.catalogue.bootstrap(locale),
    });
  }

  private async readJson(name: string): Promise<unknown> {
    return JSON.parse(await readFile(path.join(this.assets, name), 'utf8'));
  }
}
