import {
  ContextKeys,
  DisposableOwner,
  FailedCall,
  inject,
  injectable,
  LiveEvents,
  Notifications,
  onUnexpectedError,
  Texts,
  toDisposable,
} from 'lathe';
import { metadataTopic } from 'lathe/common';
import { TreeModel } from 'lathe/ui';
import { computed, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { ComponentEntry } from '../../common/appCalls';
import { AppsClient } from '../appsClient';
import { CurrentApp } from '../current/currentApp';
import { childrenOf } from './componentOrder';
import { isFolder, titleOf } from './componentItem';
import { OpenFolders } from './openFolders';

const componentType = 'ApplicationComponent';
/** Changes come in bunches: the first is shown at once, those that follow together. */
const rest = 200;

/** The components of the current application, as everybody changes them. */
@injectable()
export class ComponentTree extends DisposableOwner {
  entries: readonly ComponentEntry[] = [];
  /** Nothing is known yet. */
  loading = false;
  error: unknown = undefined;
  readonly model: TreeModel<ComponentEntry>;

  private run = 0;
  private busy = false;
  private queue: Promise<unknown> = Promise.resolve();
  private again = false;
  private pending = 0;
  /** Grows with each change made here: an answer from before it is out of date. */
  private changes = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(CurrentApp) readonly current: CurrentApp,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(OpenFolders) openFolders: OpenFolders,
    @inject(LiveEvents) events: LiveEvents,
    @inject(ContextKeys) contextKeys: ContextKeys,
    @inject(Texts) texts: Texts,
  ) {
    super();
    makeObservable<this, 'children'>(this, {
      entries: observableRef,
      loading: observable,
      error: observableRef,
      children: computed,
      byId: computed,
    });
    this.model = new TreeModel<ComponentEntry>({
      getRoots: () => this.children.get(null) ?? [],
      getId: ({ id }) => id,
      getLabel: (entry) => titleOf(entry, texts.of('lathe.apps')),
      getKeywords: ({ name }) => name,
      hasChildren: isFolder,
      getChildren: ({ id }) => this.children.get(id) ?? [],
      isExpandedAtFirst: ({ id }) => openFolders.has(id),
    });
    const stops = [
      reaction(
        () => ({ entries: this.entries, locale: texts.locale }),
        () => this.model.refresh(),
      ),
      reaction(
        () => current.appId,
        () => this.begin(),
        { fireImmediately: true },
      ),
      openFolders.follow(this.model),
      // What is done with components is offered in the palette too, once some are chosen.
      reaction(
        () => this.model.selection.nodes.length > 0,
        (chosen) => contextKeys.set('apps.componentChosen', chosen),
      ),
    ];
    for (const stop of stops) this.own(toDisposable(stop));
    this.own(events.listen(metadataTopic, { heard: (event) => this.hear(event), missed: () => this.refresh() }));
    this.own(toDisposable(() => clearTimeout(this.timer)));
  }

  get appId(): string | undefined {
    return this.current.appId;
  }

  get byId(): ReadonlyMap<string, ComponentEntry> {
    return new Map(this.entries.map((entry) => [entry.id, entry]));
  }

  private get children(): ReadonlyMap<string | null, readonly ComponentEntry[]> {
    return childrenOf(this.entries);
  }

  /** What actions are about, in the order of the tree. */
  get selected(): readonly ComponentEntry[] {
    const ids = new Set(this.model.selection.nodes.map(({ id }) => id));
    return this.entries.filter(({ id }) => ids.has(id));
  }

  /** The children of a folder, or those at the top. */
  inside(folder: string | null): readonly ComponentEntry[] {
    return this.children.get(folder) ?? [];
  }

  /** Shows at once what will be, and what the server says if it says no; undefined when it was refused. */
  async perform<T>(
    guess: (entries: readonly ComponentEntry[]) => readonly ComponentEntry[],
    work: (appId: string) => Promise<T>,
  ): Promise<T | undefined> {
    const { appId, entries: before } = this;
    if (appId === undefined) return undefined;
    this.pending++;
    this.changes++;
    const guessed = guess(before);
    runInAction(() => (this.entries = guessed));
    try {
      return await this.inOrder(() => work(appId));
    } catch (error) {
      if (this.entries === guessed) runInAction(() => (this.entries = before));
      this.again = true;
      this.complain(error);
      return undefined;
    } finally {
      this.pending--;
      if (this.pending === 0 && this.again) this.refresh();
    }
  }

  /** One change after the other: each is about the tree as the one before left it. */
  private inOrder<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** What the server refuses is said in its own words. */
  complain(error: unknown): void {
    if (error instanceof FailedCall) this.warn(error.message);
    else onUnexpectedError(error);
  }

  warn(text: string): void {
    this.notifications.error(text);
  }

  /** Shows an entry, selected. */
  async reveal(id: string): Promise<void> {
    for (const folder of this.above(id)) {
      const node = this.model.node(folder);
      if (node) await this.model.expand(node);
    }
    await this.model.reveal(id);
  }

  /** Shows entries, all of them selected. */
  async revealAll([first, ...rest]: readonly string[]): Promise<void> {
    if (first === undefined) return;
    await this.reveal(first);
    for (const id of rest) {
      const node = this.model.node(id);
      if (node) this.model.selection.toggle(node);
    }
  }

  /** The folders that something is in, from the outside. */
  private above(id: string): readonly string[] {
    const path: string[] = [];
    let at = this.byId.get(id)?.parent ?? null;
    while (at !== null && this.byId.has(at) && !path.includes(at)) {
      path.unshift(at);
      at = this.byId.get(at)?.parent ?? null;
    }
    return path;
  }

  /** Asks the server again; what is being moved is not moved back meanwhile. */
  refresh(): void {
    if (this.busy || this.pending > 0 || this.timer !== undefined) this.again = true;
    else void this.load();
  }

  /** When it is known what the server has. */
  async load(): Promise<void> {
    const { appId } = this;
    if (appId === undefined) return;
    const run = ++this.run;
    this.busy = true;
    this.again = false;
    const { changes } = this;
    try {
      const { components } = await this.client.calls;
      const entries = await components.tree({ params: { appId }, quiet: true });
      if (run !== this.run) return;
      if (changes !== this.changes) this.again = true;
      else runInAction(() => Object.assign(this, { entries, error: undefined, loading: false }));
    } catch (error) {
      if (run === this.run) runInAction(() => Object.assign(this, { error, loading: false }));
    } finally {
      if (run === this.run) this.pause();
    }
  }

  private pause(): void {
    this.busy = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.again) this.refresh();
    }, rest);
  }

  private begin(): void {
    this.run++;
    this.busy = false;
    clearTimeout(this.timer);
    this.timer = undefined;
    const loading = this.appId !== undefined;
    runInAction(() => Object.assign(this, { entries: [], error: undefined, loading }));
    if (loading) void this.load();
  }

  /** Entries of this tree, and what they stand for: its label, its lock, whether it is there. */
  private hear(event: Readonly<Record<string, unknown>>): void {
    const { id, type, parent, action } = event;
    const own = type === componentType && parent === this.appId;
    const carried = type === componentType && this.byId.has(String(id));
    const stands = this.entries.some(({ compId }) => compId === id);
    const back = action === 'undeleted' && this.appId !== undefined;
    if (own || carried || stands || back) this.refresh();
  }
}
