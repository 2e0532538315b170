import { inject, injectable, MetadataClient, type PickItem, QuickInput } from 'lathe';
import type { SearchHit } from 'lathe/common';
import type { ComponentEntry } from '../../common/appCalls';
import { componentTypes, findComponentType } from '../../common/componentTypes';
import { AppsTexts } from '../appsTexts';
import { iconOf, typeKey } from './componentItem';
import { ComponentMoves, type NewPart } from './componentMoves';
import { ComponentTree } from './componentTree';
import { homeFolder } from './homeFolder';

interface Thing extends PickItem {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

const limit = 50;

/** Adds what exists already: found by what is typed, wherever it was made. */
@injectable()
export class ComponentAdding {
  constructor(
    @inject(ComponentTree) private readonly tree: ComponentTree,
    @inject(ComponentMoves) private readonly moves: ComponentMoves,
    @inject(MetadataClient) private readonly metadata: MetadataClient,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  async add(beside?: ComponentEntry): Promise<void> {
    if (this.tree.appId === undefined) return;
    const chosen = await this.ask(await this.addable());
    const there = new Set(this.tree.entries.map(({ compId }) => compId));
    const things = chosen.filter(({ id }) => !there.has(id));
    // The server's answer would be the same, a moment later.
    if (things.length < chosen.length) this.tree.warn(this.texts.t('error.COMPONENT_TWICE'));
    if (things.length > 0) await this.moves.add(things.map((thing) => this.toPart(thing, beside)));
  }

  private toPart({ id, name, label, type }: Thing, beside?: ComponentEntry): NewPart {
    const parent = homeFolder(this.tree.entries, type, beside);
    return { name, label, data: { type, compId: id, ...(parent === null ? {} : { parent }) } };
  }

  /** The types of metadata that components stand for and that are there. */
  private async addable(): Promise<readonly string[]> {
    const { any } = await this.metadata.calls;
    const known = new Set((await any.types()).map(({ name }) => name));
    const wanted = componentTypes.flatMap(({ metadata }) => metadata ?? []);
    return [...new Set(wanted)].filter((name) => known.has(name));
  }

  /** Those that are ticked, or where none is, the one that Enter was pressed on. */
  private async ask(types: readonly string[]): Promise<readonly Thing[]> {
    const pick = this.quickInput.createPick<Thing>();
    const { t } = this.texts;
    pick.set({ title: t('tree.add.title'), placeholder: t('tree.add.placeholder') });
    pick.canPickMany = true;
    pick.enterPicksActive = true;
    // The server searches: what is listed is what fits.
    pick.filtering = false;
    // What is found again is the same: it stays ticked.
    const known = new Map<string, Thing>();
    const same = (thing: Thing): Thing => known.get(thing.id) ?? (known.set(thing.id, thing), thing);
    let asked: AbortController | undefined;
    const search = (text: string): void => {
      asked?.abort();
      asked = new AbortController();
      const found = this.find(text.trim(), types, asked.signal);
      pick.setItems(found.then((things) => things.map(same)));
    };
    return new Promise((resolve) => {
      pick.own(pick.onDidChangeValue(search));
      pick.own(pick.onDidAccept(({ items }) => resolve(items)));
      pick.own(
        pick.onDidHide((reason) => {
          asked?.abort();
          if (reason !== 'accepted') resolve([]);
          queueMicrotask(() => pick.dispose());
        }),
      );
      search('');
      pick.show();
    });
  }

  private async find(text: string, types: readonly string[], signal: AbortSignal): Promise<readonly Thing[]> {
    const { any, records } = await this.metadata.calls;
    if (text !== '') {
      const { rows } = await any.search({ query: { text, types: types.join(','), limit }, signal });
      return rows.map((hit) => this.toThing(hit));
    }
    // Nothing is typed: what was made last of each type.
    const query = { brief: true, order: '-modifiedAt', limit: 20 };
    const lists = await Promise.all(types.map((type) => records.list({ params: { type }, query, signal })));
    const there = new Set(this.tree.entries.map(({ compId }) => compId));
    return lists.flatMap(({ rows }) => rows.filter(({ id }) => !there.has(id)).map((row) => this.toThing(row)));
  }

  private toThing({ id, name, label, type }: Pick<SearchHit, 'id' | 'name' | 'label' | 'type'>): Thing {
    const component =
      componentTypes.find(({ metadata }) => metadata === type)?.name ?? findComponentType(type)?.name ?? type;
    const isThere = this.tree.entries.some(({ compId }) => compId === id);
    const description = [this.texts.t(typeKey(component)), name, ...(isThere ? [this.texts.t('tree.add.there')] : [])];
    return {
      label: label || name,
      description: description.join(' · '),
      icon: iconOf(component),
      id,
      name,
      type: component,
    };
  }
}
