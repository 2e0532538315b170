import { inject, injectable } from 'inversify';
import { DisposableOwner, ExtensionRegistry, Settings, TextFiles } from 'lathe';
import { TextTexts } from '../textTexts';

/** Texts that are stored nowhere: what is saved of a file, the clipboard at a moment, defaults, manifests. */
@injectable()
export class VirtualTexts extends DisposableOwner {
  private readonly snapshots = new Map<string, string>();

  constructor(
    @inject(TextFiles) files: TextFiles,
    @inject(Settings) private readonly settings: Settings,
    @inject(ExtensionRegistry) private readonly extensions: ExtensionRegistry,
    @inject(TextTexts) private readonly texts: TextTexts,
  ) {
    super();
    this.own(files.registerProvider('stored', { read: (path) => files.read(path.slice(1).replace('/', ':/')) }));
    this.own(files.registerProvider('snapshot', { read: (path) => Promise.resolve(this.snapshots.get(path)) }));
    this.own(files.registerProvider('defaults', { read: (path) => Promise.resolve(this.defaults(path)) }));
    this.own(files.registerProvider('manifest', { read: (path) => Promise.resolve(this.manifest(path)) }));
  }

  /** Keeps a text for as long as the page lives, and returns its address. */
  snapshot(name: string, text: string): string {
    const path = `/${this.snapshots.size + 1}/${name}`;
    this.snapshots.set(path, text);
    return `snapshot:${path}`;
  }

  private defaults(path: string): string | undefined {
    if (path !== '/settings.json') return undefined;
    const lines = this.settings.all.map(({ key, property }) => {
      const comment = property.description ? `  // ${property.description.replace(/\s+/g, ' ')}\n` : '';
      const value = JSON.stringify(this.settings.inspect(key).default ?? null, undefined, 2).replace(/\n/g, '\n  ');
      return `${comment}  ${JSON.stringify(key)}: ${value}`;
    });
    return `// ${this.texts.t('json.defaultsHeader')}\n{\n${lines.join(',\n\n')}\n}\n`;
  }

  /** "/id/package.json" */
  private manifest(path: string): string | undefined {
    const known = this.extensions.get(path.split('/')[1] ?? '');
    return known && `${JSON.stringify(known.description.manifest, undefined, 2)}\n`;
  }
}
