import { inject, injectable } from 'lathe';
import { canBeDisabled, ManagedExtensions } from '../managedExtensions';

@injectable()
export class EnableExtension {
  constructor(@inject(ManagedExtensions) private readonly extensions: ManagedExtensions) {}

  async run(id?: unknown): Promise<void> {
    const extension = await this.extensions.choose(id, ({ description }) => !description.enabled);
    if (extension) await this.extensions.setEnabled(extension.description.id, true);
  }
}

@injectable()
export class DisableExtension {
  constructor(@inject(ManagedExtensions) private readonly extensions: ManagedExtensions) {}

  async run(id?: unknown): Promise<void> {
    const extension = await this.extensions.choose(id, canBeDisabled);
    if (extension && canBeDisabled(extension)) await this.extensions.setEnabled(extension.description.id, false);
  }
}
