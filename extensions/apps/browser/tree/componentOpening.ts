import { Clipboard, Identifiers, inject, injectable, type OpenOptions, Routes } from 'lathe';
import type { ComponentEntry } from '../../common/appCalls';
import { AppsTexts } from '../appsTexts';
import { isAddress, isFolder, metadataTypeOf } from './componentItem';
import { ComponentTree } from './componentTree';

/** Opens components in the editors of what they stand for. */
@injectable()
export class ComponentOpening {
  constructor(
    @inject(ComponentTree) private readonly tree: ComponentTree,
    @inject(Identifiers) private readonly identifiers: Identifiers,
    @inject(Routes) private readonly routes: Routes,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  async open(entry: ComponentEntry, options: OpenOptions = {}): Promise<void> {
    if (isFolder(entry)) return;
    if (entry.missing) this.tree.warn(this.texts.t('error.COMPONENT_NOT_THERE'));
    else if (isAddress(entry)) await this.follow(entry.url ?? '', options);
    else await this.openThing(entry, options);
  }

  async openAll(entries: readonly ComponentEntry[], options: OpenOptions = {}): Promise<void> {
    for (const entry of entries) await this.open(entry, options);
  }

  /** The addresses under which they open, one a line. */
  copyLinks(entries: readonly ComponentEntry[]): Promise<void> {
    const paths = entries.flatMap((entry) => this.pathOf(entry) ?? []);
    return this.clipboard.writeText(paths.map((path) => new URL(path, location.origin).href).join('\n'));
  }

  /** Undefined for a folder, and for what is gone. */
  pathOf(entry: ComponentEntry): string | undefined {
    const { compId, objectId, url } = entry;
    if (isAddress(entry)) return url ?? undefined;
    if (compId === null || entry.missing) return undefined;
    const type = metadataTypeOf(entry) ?? entry.type;
    if (type === 'Layout' && objectId !== null) return `/projects/data-center/${objectId}/layouts/${compId}`;
    const info = this.identifiers.find(compId);
    const route = info?.editRoute ?? info?.route;
    if (!info || !route) return `/metadata/${encodeURIComponent(type)}/${compId}`;
    return route.replaceAll(`:${info.parameter ?? 'id'}`, encodeURIComponent(compId));
  }

  private async openThing(entry: ComponentEntry, options: OpenOptions): Promise<void> {
    const path = this.pathOf(entry);
    if (path !== undefined) await this.routes.open(path, options);
  }

  private async follow(url: string, options: OpenOptions): Promise<void> {
    if (/^https?:/i.test(url)) window.open(url, '_blank', 'noreferrer');
    else if (url.startsWith('/')) await this.routes.open(url, options);
    else this.tree.warn(this.texts.t('tree.noAddress', { url }));
  }
}
