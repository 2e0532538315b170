import {
  Identifiers,
  inject,
  injectable,
  MetadataClient,
  type PickItem,
  QuickInput,
  Texts,
  type Translate,
} from 'lathe';
import { isMetadataName, nameFromWords } from 'lathe/common';
import { withInside } from '../../../apps/common/entryTree';
import { ownFirst } from '../../../data/common/objects/ownFirst';
import { ServicesClient } from '../servicesClient';
import type { Destination } from '../parts/destinationOf';
import { RemovedParts } from '../parts/removedParts';
import type { ItemList } from './itemList';
import type { ItemEntry } from './serviceItem';

interface ThingItem extends PickItem {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

interface NewItem {
  readonly type: string;
  readonly name: string;
  readonly label?: string;
}

/** What services can hold of what there is. */
const kinds = ['CustomObject', 'Picklist', 'View', 'Dashboard'] as const;

/** What is done with the items of a service; each asks for what it needs. */
@injectable()
export class ItemActions {
  private readonly t: Translate;

  constructor(
    @inject(MetadataClient) private readonly metadata: MetadataClient,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(ServicesClient) private readonly client: ServicesClient,
    @inject(RemovedParts) private readonly removed: RemovedParts,
    @inject(Identifiers) private readonly identifiers: Identifiers,
    @inject(Texts) texts: Texts,
  ) {
    this.t = texts.of('lathe.services');
  }

  /** What it stands for, if that is there still. */
  async open({ compId, missing }: Pick<ItemEntry, 'compId' | 'missing'>): Promise<void> {
    if (compId !== null && !missing) await this.identifiers.open(compId, { edit: true });
  }

  async addExisting(list: ItemList): Promise<void> {
    const { folder } = list;
    const chosen = await this.quickInput.pick(this.things(list.entries), {
      ...{ title: this.t('items.add'), placeholder: this.t('items.addWhat') },
      ...{ canPickMany: true as const, enterPicksActive: true, matchOnDescription: true },
    });
    const place = { type: 'Service', id: list.service, part: 'ServiceItem' };
    const made: string[] = [];
    for (const { id, name, type, label } of chosen ?? []) {
      const data = { type, compId: id, ...(folder === undefined ? {} : { parent: folder }) };
      made.push((await this.metadata.createPart(place, { name, label, data })).id);
    }
    await list.reveal(made[0]);
  }

  async newObject(list: ItemList): Promise<void> {
    const { folder } = list;
    const label = await this.ask(this.t('items.newObject'), this.t('field.label'));
    if (label === undefined) return;
    const name = nameFromWords(label);
    await this.make(list, folder, { type: 'CustomObject', name: isMetadataName(name) ? name : 'Object', label });
  }

  async newFolder(list: ItemList): Promise<void> {
    const { folder } = list;
    const name = await this.ask(this.t('items.newFolder'), this.t('field.name'));
    if (name !== undefined) await this.make(list, folder, { type: 'Folder', name });
  }

  async renameFolder(service: string, { id, kind }: Pick<ItemEntry, 'id' | 'kind'>, text: string): Promise<void> {
    if (kind !== 'folder') return;
    const { parts } = await this.metadata.calls;
    const params = { type: 'Service', id: service, part: 'ServiceItem', partId: id };
    const { revision } = await parts.get({ params });
    const name = text.trim();
    await parts.update({ params, body: { name, label: name, revision } });
  }

  async moveTo(list: ItemList): Promise<void> {
    const ids = list.chosen.map(({ id }) => id);
    if (ids.length === 0) return;
    const going = withInside(list.entries, ids);
    const folders = list.entries.filter(({ id, kind }) => kind === 'folder' && !going.has(id));
    const items = [
      { label: this.t('items.top'), icon: 'list-tree', id: null as string | null },
      ...folders.map(({ id, label, name }) => ({ label: label || name, icon: 'folder', id: id as string | null })),
    ];
    const chosen = await this.quickInput.pick(items, { title: this.t('items.moveTo') });
    if (chosen) await this.move(list.service, { ids, parent: chosen.id });
  }

  async move(service: string, to: Destination): Promise<void> {
    const { items } = await this.client.calls;
    await items.move({ params: { serviceId: service }, body: to });
  }

  /** Folders with all that is inside, which `going` names too; all of it can be brought back. */
  async remove(service: string, ids: readonly string[], going: readonly string[]): Promise<void> {
    const { items } = await this.client.calls;
    await items.remove({ params: { serviceId: service }, body: { ids: [...ids] } });
    this.removed.tell(going);
  }

  private async make(list: ItemList, parent: string | undefined, thing: NewItem): Promise<void> {
    const { items } = await this.client.calls;
    const body = { ...thing, parent: parent ?? null };
    const { component } = await items.create({ params: { serviceId: list.service }, body });
    await list.reveal(component.id);
  }

  private async ask(title: string, prompt: string): Promise<string | undefined> {
    const validate = (text: string) => (text.trim() === '' ? this.t('items.nameMissing') : undefined);
    return (await this.quickInput.input({ title, prompt, validate }))?.trim();
  }

  /** Those that are not yet there: each can be added once. */
  private async things(items: readonly ItemEntry[]): Promise<ThingItem[]> {
    const { records } = await this.metadata.calls;
    const there = new Set(items.map(({ compId }) => compId));
    const all = await Promise.all(
      kinds.map(async (type) => {
        const { rows } = await records.list({ params: { type }, query: { brief: true, order: 'label', limit: 1000 } });
        const free = rows.filter(({ id }) => !there.has(id));
        return (type === 'CustomObject' ? free.toSorted(ownFirst) : free).map(({ id, name, label }) => {
          return { ...{ id, name, type, label: label || name }, description: `${this.t(`item.${type}`)} · ${name}` };
        });
      }),
    );
    return all.flat();
  }
}
