import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Bootstrap, ExtensionDescription, ExtensionTexts } from '../../../core/common/extensions/bootstrap';
import type { Locale } from '../../../core/common/locale';
import { firstTexts, lackingTexts } from '../../../core/common/pages/firstTexts';
import { onPages } from '../../../core/common/pages/onPages';
import type { ExtensionCatalogue } from '../../../core/node/extensions/extensionCatalogue';
import { defaultTheme } from './defaultTheme';
import { entryFiles, pageFiles } from './entryFiles';
import { inlineStyles } from './htmlParts';
import { renderPage } from './page';
import type { PageSource } from './pages';
import { pageSkeleton, skeleton } from './skeleton';

const ImportMap = z.object({ imports: z.record(z.string(), z.string()) });

/** A page that begins with all that extensions contribute, made again when they have changed. */
export class ShellPage implements PageSource {
  private readonly rendered = new Map<string, Promise<string>>();

  constructor(
    private readonly assets: string,
    private readonly catalogue: ExtensionCatalogue,
    /** The workbench, or what the pages of extensions are drawn in. */
    private readonly entry: 'studio' | 'runtime',
    /** Its style sheets stand in the page; those that change while the server runs can't. */
    private readonly ownsStyles = false,
  ) {
    catalogue.onDidChange(() => this.rendered.clear());
  }

  render(locale: Locale, extension = ''): Promise<string> {
    const key = `${locale} ${extension}`;
    const known = this.rendered.get(key) ?? this.renderAnew(locale, extension);
    this.rendered.set(key, known);
    known.catch(() => this.rendered.delete(key));
    return known;
  }

  private async renderAnew(locale: Locale, extension: string): Promise<string> {
    const all = this.catalogue.bootstrap(locale);
    const isPage = this.entry === 'runtime';
    const bootstrap = isPage ? onPages(all) : all;
    const first = isPage ? neededFirst(bootstrap, extension) : [];
    const { others, styles } = await this.filesOf(extension);
    const extensionTexts = Object.fromEntries(first.map((each) => [each.id, this.textsOf(each, locale)]));
    return renderPage({
      locale,
      files: this.ownsStyles ? others : [...others, ...styles],
      theme: await defaultTheme(bootstrap, (id) => this.catalogue.find(id)?.folder),
      importMap: ImportMap.parse(await this.readJson('importMap.json')),
      bootstrap: { ...bootstrap, extensionTexts },
      ownStyles: this.ownsStyles ? await inlineStyles(this.assets, styles) : '',
      skeleton: isPage ? pageSkeleton : skeleton,
    });
  }

  /** What a language lacks is said in English. */
  private textsOf({ id, manifest }: ExtensionDescription, locale: Locale): ExtensionTexts {
    const tables = this.catalogue.find(id)?.texts.byLocale;
    const tableOf = (each: Locale) => firstTexts(tables?.get(each) ?? {}, manifest.contributes?.laterTexts);
    const texts = tableOf(locale);
    return { en: lackingTexts(texts, tableOf('en')), [locale]: texts };
  }

  /** The entry looks for the script of a page's extensions as soon as it runs; its styles are what theirs build upon. */
  private async filesOf(extension: string) {
    const folder = path.basename(this.catalogue.find(extension)?.folder ?? extension);
    const [entry, page] = [await entryFiles(this.assets, this.entry), await pageFiles(this.assets, folder)];
    const isStyle = (file: string): boolean => file.endsWith('.css');
    return {
      others: [...page, ...entry].filter((file) => !isStyle(file)),
      styles: [...entry, ...page].filter(isStyle),
    };
  }

  private async readJson(name: string): Promise<unknown> {
    return JSON.parse(await readFile(path.join(this.assets, name), 'utf8'));
  }
}

/** The extension whose page it is, and those that it stands upon. */
function neededFirst({ extensions }: Bootstrap, owner: string): readonly ExtensionDescription[] {
  const { manifest } = extensions.find(({ id }) => id === owner) ?? {};
  const wanted = [owner, ...(manifest?.extensionDependencies ?? [])];
  return extensions.filter(({ id, builtIn }) => builtIn && wanted.includes(id));
}
