import { inject, injectable, Tabs } from 'lathe';
import { ManagedExtensions, nameOf } from '../managedExtensions';

@injectable()
export class OpenExtension {
  constructor(
    @inject(ManagedExtensions) private readonly extensions: ManagedExtensions,
    @inject(Tabs) private readonly tabs: Tabs,
  ) {}

  async run(id?: unknown): Promise<void> {
    const extension = await this.extensions.choose(id);
    if (extension) await this.tabs.open({ type: 'extension', id: extension.description.id, name: nameOf(extension) });
  }
}
