import { inject, injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { Storage } from '../storage/storage';
import { readStoredTabs, type StoredTabs } from '../tabs/storedTabs';
import { TabMemory } from '../tabs/tabMemory';
import { Layout } from './layout';
import { readStoredParts, type StoredParts } from './storedParts';
import { Versioned } from './versioned';

/** An arrangement of parts, groups and tabs that the user gave a name. */
export type NamedLayout = {
  readonly name: string;
  readonly parts: StoredParts;
  readonly tabs: StoredTabs;
};

const prefix = 'workbench.layout:';

const record = new Versioned<NamedLayout>([(value) => value], (value) => {
  if (typeof value !== 'object' || value === null || !('name' in value)) throw new Error('The layout has no name.');
  if (typeof value.name !== 'string') throw new Error('The name of the layout is not a text.');
  return { name: value.name, parts: readStoredParts(value.parts), tabs: readStoredTabs(value.tabs) };
});

/** A layout that is stored but cannot be read. */
export interface BrokenLayout {
  readonly name: string;
  readonly key: string;
  readonly reason: string;
}

/** Layouts under names: saved, applied again, deleted. */
@injectable()
export class NamedLayouts {
  all: readonly NamedLayout[] = [];
  readonly broken: readonly BrokenLayout[];

  constructor(
    @inject(Storage) private readonly storage: Storage,
    @inject(Layout) private readonly layout: Layout,
    @inject(TabMemory) private readonly memory: TabMemory,
  ) {
    makeObservable(this, { all: observableRef });
    const broken: BrokenLayout[] = [];
    for (const key of storage.keys(prefix)) {
      try {
        this.put(record.read(storage.getRaw(key) ?? null));
      } catch (error) {
        broken.push({
          name: key.slice(prefix.length),
          key,
          reason: error instanceof Error ? error.message : String(error),
        });
      }
    }
    this.broken = broken;
  }

  has(name: string): boolean {
    return this.all.some((layout) => layout.name === name);
  }

  /** As it is now; a layout of the same name is replaced. */
  save(name: string): void {
    const saved = { name, parts: this.layout.toStored(), tabs: this.memory.toStored() };
    this.storage.set(prefix + name, record.write(saved));
    this.put(saved);
  }

  /** Tabs that the layout knows go to their places and are opened again; all others stay open. */
  apply(name: string): void {
    const found = this.all.find((layout) => layout.name === name);
    if (!found) return;
    this.layout.restore(found.parts);
    this.memory.arrange(found.tabs);
  }

  delete(name: string): void {
    this.storage.delete(prefix + name);
    runInAction(() => (this.all = this.all.filter((layout) => layout.name !== name)));
  }

  private put(saved: NamedLayout): void {
    const others = this.all.filter((layout) => layout.name !== saved.name);
    runInAction(() => (this.all = [...others, saved].sort((a, b) => a.name.localeCompare(b.name))));
  }
}
