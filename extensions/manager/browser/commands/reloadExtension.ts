import { ExtensionHost, inject, injectable } from 'lathe';
import { ManagedExtensions } from '../managedExtensions';

@injectable()
export class ReloadExtension {
  constructor(
    @inject(ManagedExtensions) private readonly extensions: ManagedExtensions,
    @inject(ExtensionHost) private readonly host: ExtensionHost,
  ) {}

  /** It runs again at once: whoever reloads an extension wants to see what has become of it. */
  async run(id?: unknown): Promise<void> {
    const extension = await this.extensions.choose(id, ({ state }) => state === 'active' || state === 'failed');
    if (!extension) return;
    await this.host.reload(extension.description.id);
    await this.host.activate(extension.description.id, 'workbench.extensions.action.reload');
  }
}
