import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Bootstrap } from '../../../core/common/extensions/bootstrap';
import type { Locale } from '../../../core/common/locale';
import { onPages } from '../../../core/common/pages/onPages';
import type { ExtensionCatalogue } from '../../../core/node/extensions/extensionCatalogue';
import { defaultTheme } from './defaultTheme';
import { entryFiles, pageFiles } from './entryFiles';
import type { EarlyFiles } from './htmlParts';
import { renderPage } from './page';
import type { PageSource } from './pages';
import { pageSkeleton, skeleton } from './skeleton';

const ImportMap = z.object({ imports: z.record(z.string(), z.string()) });

/** A page that begins with all that extensions contribute, made again when they have changed. */
export class ShellPage implements PageSource {
  private readonly rendered = new Map<Locale, Promise<string>>();

  constructor(
    private readonly assets: string,
    private readonly catalogue: ExtensionCatalogue,
    /** The workbench, or what the pages of extensions are drawn in. */
    private readonly entry: 'studio' | 'runtime',
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
    const all = this.catalogue.bootstrap(locale);
    const bootstrap = this.entry === 'runtime' ? onPages(all) : all;
    return renderPage({
      locale,
      files: await entryFiles(this.assets, this.entry),
      theme: await defaultTheme(bootstrap, (id) => this.catalogue.find(id)?.folder),
      importMap: ImportMap.parse(await this.readJson('importMap.json')),
      bootstrap,
      early: this.entry === 'runtime' ? await this.early(bootstrap) : undefined,
      skeleton: this.entry === 'studio' ? skeleton : pageSkeleton,
    });
  }

  /** The extensions that have pages, those that they stand upon, and their words. */
  private async early({ extensions, locale }: Bootstrap): Promise<EarlyFiles> {
    const enabled = extensions.filter((each) => each.enabled && each.builtIn);
    const first = enabled.filter(({ manifest }) => manifest.contributes?.pages !== undefined);
    const wanted = new Set(first.flatMap(({ id, manifest }) => [id, ...(manifest.extensionDependencies ?? [])]));
    const needed = enabled.filter(({ id }) => wanted.has(id));
    const folders = needed.map(({ id }) => path.basename(this.catalogue.find(id)?.folder ?? id));
    const files = await Promise.all(folders.map((folder) => pageFiles(this.assets, folder)));
    // What a language lacks is said in English.
    const fetched = needed.flatMap(({ base, locales }) =>
      [...new Set<Locale>(['en', locale])]
        .filter((each) => locales.includes(each))
        .map((each) => `${base}locales/${each}.json`),
    );
    return { files: files.flat(), fetched };
  }

  private async readJson(name: string): Promise<unknown> {
    return JSON.parse(await readFile(path.join(this.assets, name), 'utf8'));
  }
}
