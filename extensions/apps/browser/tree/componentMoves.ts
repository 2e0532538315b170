import { DisposableOwner, inject, injectable, MetadataClient, toDisposable, UndoRedo } from 'lathe';
import type { JsonData } from 'lathe/common';
import { reaction } from 'mobx';
import type { ComponentEntry } from '../../common/appCalls';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';
import { componentsView } from '../current/currentApp';
import { canPlace, type Destination, folderOf, moved, placesOf, topmost, withInside } from './componentOrder';
import { ComponentTree } from './componentTree';
import { type HistoryStep, TreeHistory } from './treeHistory';

/** What was cut or copied, and where it stood. */
export interface Pasted {
  readonly mode: 'cut' | 'copy';
  /** The application. */
  readonly from: string;
  readonly places: readonly Destination[];
}

/** An entry that is to be. */
export interface NewPart {
  readonly name: string;
  readonly label: string;
  readonly data: JsonData;
}

/** Moves, pastes, additions and removals: shown at once, and undone with the workbench's undo. */
@injectable()
export class ComponentMoves extends DisposableOwner {
  readonly history = new TreeHistory();

  constructor(
    @inject(ComponentTree) private readonly tree: ComponentTree,
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(MetadataClient) private readonly metadata: MetadataClient,
    @inject(AppsTexts) private readonly texts: AppsTexts,
    @inject(UndoRedo) undoRedo: UndoRedo,
  ) {
    super();
    this.own(undoRedo.registerView(componentsView, this.history));
    const stop = reaction(
      () => tree.appId,
      () => this.history.clear(),
    );
    this.own(toDisposable(stop));
  }

  canMove(ids: readonly string[], parent: string | null): boolean {
    return canPlace(this.tree.entries, ids, parent);
  }

  async move(to: Destination): Promise<void> {
    const ids = topmost(this.tree.entries, to.ids).map(({ id }) => id);
    if (ids.length === 0 || (to.before !== undefined && ids.includes(to.before))) return;
    const back = placesOf(this.tree.entries, ids);
    await this.history.during(this.moveStep({ ...to, ids }, back));
  }

  /** By one up or down among its siblings. */
  async shift(entries: readonly ComponentEntry[], down: boolean): Promise<void> {
    const [first] = entries;
    if (!first) return;
    const parent = folderOf(this.tree.entries, first);
    const siblings = this.tree.inside(parent);
    const going = new Set(entries.map(({ id }) => id));
    const places = siblings.flatMap(({ id }, index) => (going.has(id) ? [index] : []));
    const from = places[0] ?? 0;
    const to = places.at(-1) ?? 0;
    const before = down ? siblings[to + 2] : siblings[from - 1];
    if (places.length !== going.size || (down ? to + 1 >= siblings.length : from === 0)) return;
    const ids = places.flatMap((index) => siblings[index]?.id ?? []);
    await this.move({ ids, parent, ...(before ? { before: before.id } : {}) });
  }

  /** Entries of another application, or copies; an application's own are moved. */
  async paste({ mode, from, places }: Pasted, to: Destination): Promise<boolean> {
    const { appId } = this.tree;
    if (appId === undefined) return false;
    if (mode === 'cut' && from === appId) {
      await this.move(to);
      await this.tree.revealAll(to.ids);
      return true;
    }
    return this.history.during(this.pasteStep(appId, { mode, from, places }, to));
  }

  /** Entries for what exists already, all or none. */
  async add(parts: readonly NewPart[]): Promise<void> {
    await this.history.during(this.additionStep(parts));
  }

  /** Only out of the application, or what they stand for as well; whether it was done. */
  async remove(entries: readonly ComponentEntry[], things: boolean): Promise<boolean> {
    const ids = topmost(
      this.tree.entries,
      entries.map(({ id }) => id),
    ).map(({ id }) => id);
    return ids.length > 0 && this.history.during(this.removalStep(ids, things));
  }

  private async moveStep(to: Destination, back: readonly Destination[]): Promise<HistoryStep | undefined> {
    if (!(await this.send(to))) return undefined;
    const label = this.texts.t('tree.undo.move', { count: to.ids.length });
    return { label, undo: () => this.sendAll(back), redo: () => this.send(to) };
  }

  private async pasteStep(
    appId: string,
    { mode, from, places }: Pasted,
    to: Destination,
  ): Promise<HistoryStep | undefined> {
    let ids = await this.pasteOnce(appId, mode, from, to);
    if (!ids) return undefined;
    await this.tree.revealAll(ids);
    return {
      label: this.texts.t('tree.undo.paste', { count: ids.length }),
      undo: () => (mode === 'copy' ? this.takeOut(ids ?? []) : this.giveBack(from, appId, places)),
      redo: async () => {
        const again = await this.pasteOnce(appId, mode, from, to);
        ids = again ?? ids;
        return again !== undefined;
      },
    };
  }

  private async additionStep(parts: readonly NewPart[]): Promise<HistoryStep | undefined> {
    const made = await this.tree.perform(
      (entries) => entries,
      async (appId) => {
        const place = { type: 'Application', id: appId, part: 'ApplicationComponent' };
        return (await this.metadata.calls).parts.createMany({ params: place, body: { records: [...parts] } });
      },
    );
    if (!made) return undefined;
    await this.tree.load();
    const ids = made.map(({ id }) => id);
    await this.tree.revealAll(ids);
    const label = this.texts.t('tree.undo.add', { count: ids.length });
    return { label, undo: () => this.takeOut(ids), redo: () => this.restore(ids) };
  }

  private async removalStep(ids: readonly string[], things: boolean): Promise<HistoryStep | undefined> {
    if (!(await this.takeOut(ids, things))) return undefined;
    const label = this.texts.t('tree.undo.remove', { count: ids.length });
    return { label, undo: () => this.restore(ids), redo: () => this.takeOut(ids, things) };
  }

  private async sendAll(places: readonly Destination[]): Promise<boolean> {
    for (const place of places) if (!(await this.send(place))) return false;
    return true;
  }

  private async send({ ids, parent, before }: Destination): Promise<boolean> {
    const body = { ids: [...ids], parent, ...(before === undefined ? {} : { before }) };
    const done = await this.tree.perform(
      (entries) => moved(entries, { ids, parent, before }),
      async (appId) => (await this.client.calls).components.move({ params: { appId }, body }),
    );
    return done !== undefined;
  }

  private async pasteOnce(
    appId: string,
    mode: 'cut' | 'copy',
    from: string,
    { ids, parent, before }: Destination,
  ): Promise<readonly string[] | undefined> {
    const body = { mode, from, ids: [...ids], parent, ...(before === undefined ? {} : { before }) };
    const placed = await this.tree.perform(
      (entries) => entries,
      async () => (await this.client.calls).components.paste({ params: { appId }, body }),
    );
    await this.tree.load();
    return placed?.map(({ id }) => id);
  }

  private async giveBack(from: string, appId: string, places: readonly Destination[]): Promise<boolean> {
    const ids = places.flatMap((place) => place.ids);
    const done = await this.tree.perform(
      (entries) => without(entries, ids),
      async () => {
        const { components } = await this.client.calls;
        for (const place of places) {
          const body = { mode: 'cut' as const, from: appId, ...place, ids: [...place.ids] };
          await components.paste({ params: { appId: from }, body });
        }
        return true;
      },
    );
    return done !== undefined;
  }

  private async takeOut(ids: readonly string[], things = false): Promise<boolean> {
    const done = await this.tree.perform(
      (entries) => (things ? entries : without(entries, ids)),
      async (appId) =>
        (await this.client.calls).components.remove({ params: { appId }, body: { ids: [...ids], things } }),
    );
    return done !== undefined;
  }

  private async restore(ids: readonly string[]): Promise<boolean> {
    const { bin } = await this.metadata.calls;
    const done = await this.tree.perform(
      (entries) => entries,
      async () => {
        for (const id of ids) await bin.restore({ params: { id } });
        return true;
      },
    );
    await this.tree.load();
    return done === true;
  }
}

function without(entries: readonly ComponentEntry[], ids: readonly string[]): readonly ComponentEntry[] {
  const gone = withInside(entries, ids);
  return entries.filter(({ id }) => !gone.has(id));
}
