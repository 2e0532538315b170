import { type JsonValue, type Session, type Storage } from 'lathe';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ObjectDescription } from '../../common/describeCalls';
import type { ObjectDescriptions } from '../describe/objectDescriptions';
import { boxOf, type DiagramBox, type DiagramEdge, edgesOf, type Place } from './diagramShape';

interface Parts {
  readonly descriptions: ObjectDescriptions;
  readonly storage: Storage;
  readonly session: Session;
}

type Kept = { readonly [name: string]: { readonly x: number; readonly y: number } | null };

/** The objects of a diagram and where they stand, remembered for each user. */
export class DiagramModel {
  places: ReadonlyMap<string, Place | undefined> = new Map();
  objects: readonly ObjectDescription[] = [];
  selected: string | undefined = undefined;
  state: 'loading' | 'ready' | 'failed' = 'loading';
  problem: string | undefined = undefined;
  /** Grows when everything is to be brought into sight. */
  fits = 0;

  constructor(
    readonly id: string,
    private readonly parts: Parts,
  ) {
    makeAutoObservable<this, 'parts'>(this, { id: false, parts: false, places: observableRef, objects: observableRef });
    const kept = parts.storage.get(this.key, isKept);
    this.places = new Map(Object.entries(kept ?? {}).map(([name, place]) => [name, place ?? undefined]));
  }

  get boxes(): readonly DiagramBox[] {
    const shown = new Set(this.objects.map(({ name }) => name));
    return this.objects.map((object) => boxOf(object, shown));
  }

  get edges(): readonly DiagramEdge[] {
    return edgesOf(this.objects);
  }

  get names(): readonly string[] {
    return [...this.places.keys()];
  }

  select(name: string | undefined): void {
    this.selected = name;
  }

  fit(): void {
    this.fits++;
  }

  /** What is in the diagram, as it is by now; objects that are gone, or hidden from the user, leave it. */
  async load(): Promise<void> {
    try {
      const all = await this.parts.descriptions.all();
      const known = this.names.filter((name) => all.some((object) => object.name === name));
      const objects = await Promise.all(known.map((name) => this.parts.descriptions.of(name)));
      runInAction(() => Object.assign(this, { objects, state: 'ready', problem: undefined }));
      if (this.boxes.some(({ object }) => !this.places.get(object.name))) await this.placeNew();
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      runInAction(() => Object.assign(this, { state: 'failed', problem }));
    }
  }

  async add(names: readonly string[]): Promise<void> {
    const fresh = names.filter((name) => !this.places.has(name));
    if (fresh.length === 0) return;
    this.keep(new Map([...this.places, ...fresh.map((name) => [name, undefined] as const)]));
    await this.load();
    this.fit();
  }

  /** Objects that an object leads to, and those that lead to it. */
  async addNeighbours(name: string): Promise<void> {
    const object = await this.parts.descriptions.of(name);
    const all = new Set(
      (await this.parts.descriptions.all()).filter(({ kind }) => kind === 'custom').map((each) => each.name),
    );
    const targets = object.fields.flatMap(({ target }) => (target === undefined ? [] : [target]));
    const beside = [name, ...targets, ...object.children.map((child) => child.object)];
    await this.add([...new Set(beside)].filter((each) => each === name || all.has(each)));
  }

  remove(name: string): void {
    this.keep(new Map([...this.places].filter(([each]) => each !== name)));
    this.objects = this.objects.filter((object) => object.name !== name);
    if (this.selected === name) this.selected = undefined;
  }

  move(name: string, place: Place): void {
    this.keep(new Map([...this.places, [name, place]]));
  }

  async layOut(): Promise<void> {
    const { layoutDiagram } = await import('./layoutDiagram');
    const placed = await layoutDiagram(this.boxes, this.edges);
    runInAction(() => {
      this.keep(new Map([...this.places].map(([name, place]) => [name, placed.get(name) ?? place])));
      this.fit();
    });
  }

  /** A new diagram is laid out; what comes into one that is stands below it, so that nothing moves unasked. */
  private async placeNew(): Promise<void> {
    const placed = this.boxes.filter(({ object }) => this.places.get(object.name));
    if (placed.length === 0) return this.layOut();
    const bottom = Math.max(...placed.map(({ object, height }) => (this.places.get(object.name)?.y ?? 0) + height));
    let x = Math.min(...placed.map(({ object }) => this.places.get(object.name)?.x ?? 0));
    const next = new Map(this.places);
    for (const { object } of this.boxes) {
      if (this.places.get(object.name)) continue;
      next.set(object.name, { x, y: bottom + 60 });
      x += 300;
    }
    this.keep(next);
  }

  private keep(places: ReadonlyMap<string, Place | undefined>): void {
    this.places = places;
    const kept = Object.fromEntries(
      [...places].map(([name, place]) => [name, place ? { x: place.x, y: place.y } : null]),
    );
    this.parts.storage.set(this.key, kept);
  }

  private get key(): string {
    return `data.diagram/${this.parts.session.user?.id ?? ''}/${this.id}`;
  }
}

function isKept(value: JsonValue): value is Kept {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
