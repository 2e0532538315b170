import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Locale } from '../../../core/common/locale';
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
    const texts = TextTable.parse(
      JSON.parse(await readFile(path.join(this.root, 'workbench/locales', `${locale}.json`), 'utf8')),
    );
    return renderPage({
      locale,
      files: entries['studio'] ?? [],
      themeStyle: '',
      importMap: { imports: {} },
      bootstrap: { locale, texts },
    });
  }
}
