import {
  Dialogs,
  type ExtensionDescription,
  ExtensionRegistry,
  ExtensionServer,
  ExtensionSync,
  inject,
  injectable,
  Notifications,
  Progress,
  Tabs,
  Texts,
} from 'lathe';
import { contributionsOf } from './details/contributionsOf';
import { namespace } from './texts';

/** From a file on the user's machine to an extension that works. */
@injectable()
export class Installation {
  private readonly t;

  constructor(
    @inject(ExtensionServer) private readonly server: ExtensionServer,
    @inject(ExtensionSync) private readonly sync: ExtensionSync,
    @inject(ExtensionRegistry) private readonly registry: ExtensionRegistry,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Progress) private readonly progress: Progress,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Texts) texts: Texts,
  ) {
    this.t = texts.of(namespace);
  }

  /** Looks into the file first and says what it would bring; code is installed only by who agrees to it. */
  async install(file: File): Promise<void> {
    try {
      const found = await this.server.inspect(file);
      if (!(await this.agree(found))) return;
      const title = this.t('install.progress', { file: file.name });
      const installed = await this.progress.run({ title, location: 'notification' }, async () => {
        const description = await this.server.install(file);
        await this.sync.refresh();
        return description;
      });
      this.tell(installed);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      await this.dialogs.error(this.t('install.failed', { file: file.name }), detail);
    }
  }

  private agree(found: ExtensionDescription): Promise<boolean> {
    const { manifest, version, problems } = found;
    const before = this.registry.get(found.id)?.description;
    const kinds = contributionsOf(manifest).map(({ kind, rows }) =>
      this.t('install.count', { kind: this.t(`contributions.${kind}`), count: rows.length }),
    );
    const notes = problems.map(({ path, file }) => path ?? file);
    const lines = [
      this.t(found.module === undefined ? 'install.noCode' : 'install.code'),
      ...(kinds.length > 0 ? [this.t('install.contributes', { list: kinds.join(', ') })] : []),
      ...(before ? [this.t('install.replaces', { version: before.version })] : []),
      ...(notes.length > 0 ? [this.t('install.notes', { list: notes.join(', ') })] : []),
    ];
    const publisher = manifest.publisher ?? this.t('list.unknownPublisher');
    return this.dialogs.confirm({
      message: this.t('install.confirm', { name: manifest.displayName ?? found.id, version, publisher }),
      detail: lines.join('\n'),
      type: found.module === undefined ? 'question' : 'warning',
      primary: this.t('install.primary'),
    });
  }

  private tell({ id, version, manifest }: ExtensionDescription): void {
    const name = manifest.displayName ?? id;
    const show = { label: this.t('install.show'), run: () => this.tabs.open({ type: 'extension', id, name }) };
    this.notifications.info(this.t('install.done', { name, version }), { actions: [show] });
  }
}
