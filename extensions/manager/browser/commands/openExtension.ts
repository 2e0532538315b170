import { inject, injectable, Tabs } from 'lathe';
import { ManagedExtensions, nameOf } from '../managedExtensions';

@injectable()
export class OpenExtension {
  constructor(
    @inject(ManagedExtensions) private readonly extensions: ManagedExtensions,
    @inject(Tabs) private readonly tabs: Tabs,
  ) {}

  async run(id?: unknown, options?: unknown): Promise<void> {
    const extension = await this.extensions.choose(id);
    if (!extension) return;
    const request = { type: 'extension', id: extension.description.id, name: nameOf(extension) };
    await this.tabs.open(request, { preview: isPreview(options) });
  }
}

function isPreview(options: unknown): boolean {
  return typeof options === 'object' && options !== null && 'preview' in options && options.preview === true;
}
