import { inject, injectable, MetadataClient, QuickInput, Texts, type Translate } from 'lathe';
import { isMetadataName, JsonData, nameFromWords } from 'lathe/common';
import { type RecordChoice, recordChoices } from '../recordChoices';
import { freeName, type MenuEntry } from './menuEntry';
import type { MenuList } from './menuList';

/** Makes and changes menus of a service; each asks for what it needs. */
@injectable()
export class MenuMaking {
  private readonly t: Translate;

  constructor(
    @inject(MetadataClient) private readonly metadata: MetadataClient,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Texts) texts: Texts,
  ) {
    this.t = texts.of('lathe.services');
  }

  /** A menu for each tab that is chosen. */
  async addLinks(list: MenuList): Promise<void> {
    const { folder } = list;
    const chosen = await this.quickInput.pick(this.tabs(), {
      ...{ title: this.t('menus.add'), placeholder: this.t('menus.addWhat') },
      ...{ canPickMany: true as const, enterPicksActive: true, matchOnDescription: true },
    });
    if (!chosen || chosen.length === 0) return;
    const taken = list.entries.map(({ name }) => name);
    const records = chosen.map(({ id, label, name: tabName }) => {
      const name = freeName(nameOf(tabName), taken);
      taken.push(name);
      return { name, label, data: dataOf({ kind: 'tab', tab: id, parent: folder }) };
    });
    const { parts } = await this.metadata.calls;
    const params = { type: 'Service', id: list.service, part: 'Menu' };
    const made = await parts.createMany({ params, body: { records } });
    await list.load();
    await list.reveal(made[0]?.id);
  }

  async addFolder(list: MenuList): Promise<void> {
    const { folder } = list;
    const label = await this.ask(this.t('menus.newFolder'), '');
    if (label === undefined) return;
    const taken = list.entries.map(({ name }) => name);
    const name = freeName(nameOf(nameFromWords(label)), taken);
    const place = { type: 'Service', id: list.service, part: 'Menu' };
    const { id } = await this.metadata.createPart(place, {
      name,
      label,
      data: dataOf({ kind: 'folder', parent: folder }),
    });
    await list.load();
    await list.reveal(id);
  }

  async changeTab(list: MenuList): Promise<void> {
    const [menu] = list.chosen;
    if (menu?.kind !== 'tab') return;
    const chosen = await this.quickInput.pick(this.tabs(), { title: this.t('menus.opens'), matchOnDescription: true });
    if (chosen) await this.change(list, menu, { data: dataOf({ ...menu.data, tab: chosen.id }) });
  }

  async rename(list: MenuList, menu: MenuEntry, label: string): Promise<void> {
    await this.change(list, menu, { label: label.trim() });
  }

  /** What it is called in Chinese. */
  async translate(list: MenuList): Promise<void> {
    const [menu] = list.chosen;
    if (!menu) return;
    const before = menu.data.labels?.['zh-CN'] ?? '';
    const title = this.t('menus.chinese', { label: menu.label });
    const text = await this.quickInput.input({ title, value: before, prompt: this.t('field.chinese') });
    if (text === undefined) return;
    const others = Object.entries({ ...menu.data.labels, 'zh-CN': text.trim() }).filter(([, one]) => one !== '');
    const labels = others.length > 0 ? Object.fromEntries(others) : undefined;
    await this.change(list, menu, { data: dataOf({ ...menu.data, labels }) });
  }

  async toggle(list: MenuList): Promise<void> {
    const { chosen } = list;
    const active = chosen.some((menu) => !menu.active);
    for (const menu of chosen) await this.change(list, menu, { active });
  }

  private async change(list: MenuList, { id, revision }: MenuEntry, change: Change): Promise<void> {
    await this.metadata.update('Menu', id, { ...change, revision });
    await list.load();
  }

  private async ask(title: string, value: string): Promise<string | undefined> {
    const validate = (text: string) => (text.trim() === '' ? this.t('items.nameMissing') : undefined);
    return (await this.quickInput.input({ title, value, prompt: this.t('field.label'), validate }))?.trim();
  }

  private tabs(): Promise<RecordChoice[]> {
    return recordChoices(this.metadata, 'Tab', 'browser');
  }
}

interface Change {
  readonly label?: string;
  readonly active?: boolean;
  readonly data?: JsonData;
}

function nameOf(wanted: string): string {
  const bare = wanted.replace(/^[A-Za-z0-9]+__(.+?)(__CST)?$/, '$1');
  return isMetadataName(bare) ? bare : 'menu';
}

function dataOf(data: object): JsonData {
  return JsonData.parse(JSON.parse(JSON.stringify(data)));
}
