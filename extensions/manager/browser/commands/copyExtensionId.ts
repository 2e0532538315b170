import { Clipboard, inject, injectable } from 'lathe';
import { ManagedExtensions } from '../managedExtensions';

@injectable()
export class CopyExtensionId {
  constructor(
    @inject(ManagedExtensions) private readonly extensions: ManagedExtensions,
    @inject(Clipboard) private readonly clipboard: Clipboard,
  ) {}

  async run(id?: unknown): Promise<void> {
    const extension = await this.extensions.choose(id);
    if (extension) await this.clipboard.writeText(extension.description.id);
  }
}
