import { inject, injectable, MetadataClient } from 'lathe';
import type { ComponentEntry } from '../../common/appCalls';
import { ComponentCreation } from './componentCreation';
import { isFolder, metadataTypeOf } from './componentItem';
import { folderOf } from './componentOrder';
import { ComponentTree } from './componentTree';

/** Gives a folder another name, and what a component stands for another label: its name is used elsewhere. */
@injectable()
export class ComponentRenaming {
  constructor(
    @inject(ComponentTree) private readonly tree: ComponentTree,
    @inject(ComponentCreation) private readonly creation: ComponentCreation,
    @inject(MetadataClient) private readonly metadata: MetadataClient,
  ) {}

  problem(entry: ComponentEntry, text: string): string | undefined {
    if (!isFolder(entry)) return this.creation.labelProblem(text);
    return this.creation.folderProblem(text, folderOf(this.tree.entries, entry), entry.id);
  }

  async rename(entry: ComponentEntry, text: string): Promise<void> {
    const label = text.trim();
    const change = isFolder(entry) ? { name: label, label } : { label };
    const renamed = (one: ComponentEntry) => (one.id === entry.id ? { ...one, ...change } : one);
    await this.tree.perform(
      (entries) => entries.map(renamed),
      async (appId) => {
        const type = entry.missing ? undefined : metadataTypeOf(entry);
        if (type !== undefined && entry.compId !== null) {
          const { revision } = await this.metadata.get(type, entry.compId);
          return this.metadata.update(type, entry.compId, { label, revision });
        }
        const { parts } = await this.metadata.calls;
        const params = { type: 'Application', id: appId, part: 'ApplicationComponent', partId: entry.id };
        const { revision } = await parts.get({ params });
        return parts.update({ params, body: { ...change, revision } });
      },
    );
  }
}
