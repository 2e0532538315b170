import {
  Identifiers,
  inject,
  injectable,
  MetadataClient,
  type PickItem,
  QuickInput,
  Routes,
  Texts,
  type Translate,
} from 'lathe';
import { isMetadataName, nameFromWords } from 'lathe/common';
import { ownFirst } from '../../../data/common/objects/ownFirst';
import { ServicesClient } from '../servicesClient';
import type { Destination } from '../parts/destinationOf';
import { RemovedParts } from '../parts/removedParts';
import type { ServiceItem } from './serviceItem';

interface ThingItem extends PickItem {
  readonly id: string;
  readonly name: string;
  readonly type: string;
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
    @inject(Routes) private readonly routes: Routes,
    @inject(Texts) texts: Texts,
  ) {
    this.t = texts.of('lathe.services');
  }

  /** What it stands for, if that is there still. */
  async open({ compId, missing }: ServiceItem): Promise<void> {
    if (compId === null || missing) return;
    const known = this.identifiers.find(compId) !== undefined;
    await (known ? this.identifiers.open(compId, { edit: true }) : this.routes.open(`/metadata/record/${compId}`));
  }

  async addExisting(service: string, items: readonly ServiceItem[]): Promise<void> {
    const chosen = await this.quickInput.pick(this.things(items), {
      ...{ title: this.t('items.add'), placeholder: this.t('items.addWhat') },
      ...{ canPickMany: true as const, matchOnDescription: true },
    });
    for (const { id, name, type, label } of chosen ?? []) {
      const place = { type: 'Service', id: service, part: 'ServiceItem' };
      await this.metadata.createPart(place, { name, label, data: { type, compId: id } });
    }
  }

  async newObject(service: string): Promise<void> {
    const label = await this.ask(this.t('items.newObject'), this.t('field.label'));
    if (label === undefined) return;
    const name = nameFromWords(label);
    const body = { type: 'CustomObject', name: isMetadataName(name) ? name : 'Object', label };
    const { items } = await this.client.calls;
    await items.create({ params: { serviceId: service }, body });
  }

  async newFolder(service: string): Promise<void> {
    const name = await this.ask(this.t('items.newFolder'), this.t('field.name'));
    if (name === undefined) return;
    const { items } = await this.client.calls;
    await items.create({ params: { serviceId: service }, body: { type: 'Folder', name } });
  }

  async renameFolder(service: string, { id, type, label, name }: ServiceItem): Promise<void> {
    if (type !== 'Folder') return;
    const wanted = await this.ask(this.t('items.rename'), this.t('field.name'), label || name);
    if (wanted === undefined) return;
    const { parts } = await this.metadata.calls;
    const params = { type: 'Service', id: service, part: 'ServiceItem', partId: id };
    const { revision } = await parts.get({ params });
    await parts.update({ params, body: { name: wanted, label: wanted, revision } });
  }

  async moveTo(service: string, moved: readonly ServiceItem[], all: readonly ServiceItem[]): Promise<void> {
    const going = new Set(moved.map(({ id }) => id));
    const folders = all.filter(({ id, type }) => type === 'Folder' && !going.has(id));
    const items = [
      { label: this.t('items.top'), icon: 'list-tree', id: null as string | null },
      ...folders.map(({ id, label, name }) => ({ label: label || name, icon: 'folder', id: id as string | null })),
    ];
    const chosen = await this.quickInput.pick(items, { title: this.t('items.moveTo') });
    if (!chosen) return;
    const calls = await this.client.calls;
    await calls.items.move({ params: { serviceId: service }, body: { ids: [...going], parent: chosen.id } });
  }

  async move(service: string, to: Destination): Promise<void> {
    const { items } = await this.client.calls;
    await items.move({ params: { serviceId: service }, body: to });
  }

  /** Folders with all that is inside; all of it can be brought back. */
  async remove(service: string, removed: readonly ServiceItem[], all: readonly ServiceItem[]): Promise<void> {
    if (removed.length === 0) return;
    const ids = new Set(removed.map(({ id }) => id));
    const { items } = await this.client.calls;
    await items.remove({ params: { serviceId: service }, body: { ids: [...ids] } });
    // In the order of the tree, what is in a folder follows it.
    for (const { id, parent } of all) if (parent !== null && ids.has(parent)) ids.add(id);
    this.removed.tell(all.filter(({ id }) => ids.has(id)).map(({ id }) => id));
  }

  private async ask(title: string, prompt: string, value?: string): Promise<string | undefined> {
    const validate = (text: string) => (text.trim() === '' ? this.t('items.nameMissing') : undefined);
    return (await this.quickInput.input({ title, prompt, value, validate }))?.trim();
  }

  /** Those that are not yet there: each can be added once. */
  private async things(items: readonly ServiceItem[]): Promise<ThingItem[]> {
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
