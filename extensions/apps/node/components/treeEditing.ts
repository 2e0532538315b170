import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { JsonData, Refusal } from 'lathe/common';
import { type Actor, Database, type InTransaction, MetadataStore } from 'lathe/node';
import { refuse } from '../refuse';
import { numbersBetween } from './entryOrder';
import { componentTree, holdTree, type TreeKind } from './treeParts';

/** An entry as the whole tree is read for a change of it. */
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly active: boolean;
  readonly parent: string | undefined;
  readonly seqNo: number;
  /** Read when it is needed: most entries of a tree only stand beside those that are changed. */
  readonly data: unknown;
}

export interface Destination {
  readonly ids: readonly string[];
  readonly parent: string | null;
  readonly before?: string;
}

export interface PlacedEntry {
  readonly id: string;
  readonly parent: string | null;
  readonly seqNo: number;
  readonly revision: number;
}

interface Scene {
  readonly actor: Actor;
  readonly kind: TreeKind;
  readonly transaction: InTransaction;
}

/** Changes of trees that concern several entries: all of each or none. */
@injectable()
export class TreeEditing {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataStore) private readonly store: MetadataStore,
  ) {}

  move(actor: Actor, kind: TreeKind, tree: string, to: Destination): Promise<PlacedEntry[]> {
    return this.database.transact(actor.tenant, async (transaction) => {
      const scene = { actor, kind, transaction };
      const entries = await this.entries(scene, tree);
      const moved = topmost(chosen(entries, to.ids, kind), entries);
      return this.place(scene, tree, entries, moved, to);
    });
  }

  /** From another tree: what it is stays, with its id. */
  adopt(actor: Actor, kind: TreeKind, { from, into }: { from: string; into: string }, to: Destination) {
    return this.database.transact(actor.tenant, async (transaction) => {
      const scene = { actor, kind, transaction };
      const [first, second] = [from, into].sort();
      for (const tree of [first, second]) await holdTree(tree ?? '', { transaction });
      const theirs = await this.entries(scene, from);
      const roots = topmost(chosen(theirs, to.ids, kind), theirs);
      for (const root of roots) await this.carry(scene, { from, into }, root, theirs, to.parent ?? undefined);
      return this.place(scene, into, await this.entries(scene, into), roots, to);
    });
  }

  /** Entries of their own for the same things. */
  copy(actor: Actor, kind: TreeKind, { from, into }: { from: string; into: string }, to: Destination) {
    return this.database.transact(actor.tenant, async (transaction) => {
      const scene = { actor, kind, transaction };
      const theirs = await this.entries(scene, from);
      const made: string[] = [];
      const roots = topmost(chosen(theirs, to.ids, kind), theirs);
      if (kind === componentTree) requireOnce(roots, theirs, await this.entries(scene, into));
      for (const root of roots) made.push(await this.copyOne(scene, into, root, theirs, to.parent ?? undefined));
      const entries = await this.entries(scene, into);
      return this.place(scene, into, entries, chosen(entries, made, kind), to);
    });
  }

  /** How many records it were: entries with all that was inside of them, and where told what they stood for. */
  remove(actor: Actor, kind: TreeKind, tree: string, ids: readonly string[], things = false): Promise<number> {
    return this.database.transact(actor.tenant, async (transaction) => {
      const scene = { actor, kind, transaction };
      const entries = await this.entries(scene, tree);
      const roots = topmost(chosen(entries, ids, kind), entries);
      let deleted = 0;
      for (const root of roots) {
        const all = [...inside(root, entries), root];
        for (const { id } of all)
          deleted += await this.store.remove(actor, kind.type, id, {
            transaction,
            parent: tree,
            force: true,
            along: root.id,
          });
        if (things) deleted += await this.removeThings(scene, all, root.id);
      }
      return deleted;
    });
  }

  async removeFolder(actor: Actor, kind: TreeKind, tree: string, id: string): Promise<number> {
    const { rows } = await sql<{ type: string }>`select data->>'type' as type
      from ${sql.id(actor.tenant.schema, 'metadata')}
      where id = ${id} and parent = ${tree} and type = ${kind.type} and deletion is null`.execute(this.database.bare);
    if (!rows[0]) throw refuse('NO_FOLDER');
    if (rows[0].type !== kind.folder.value) throw refuse('FOLDER_TO_DELETE_INVALID');
    return this.remove(actor, kind, tree, [id]);
  }

  /** They come back with the entry: both went at once. */
  private async removeThings({ actor, transaction }: Scene, entries: readonly Entry[], along: string): Promise<number> {
    const ids = entries.flatMap(({ data }) => JsonData.parse(data)['compId'] ?? []);
    const { rows } = await sql<{ id: string; type: string }>`select id, type
      from ${sql.id(actor.tenant.schema, 'metadata')} where id = any(${ids}::text[]) and deletion is null`.execute(
      transaction,
    );
    let deleted = 0;
    for (const { id, type } of rows) deleted += await this.store.remove(actor, type, id, { transaction, along });
    return deleted;
  }

  private async carry(
    scene: Scene,
    trees: { from: string; into: string },
    entry: Entry,
    all: readonly Entry[],
    parent: string | undefined,
  ): Promise<void> {
    const { actor, kind, transaction } = scene;
    const change = { id: entry.id, parent: trees.into, data: inFolder(entry.data, parent) };
    await this.store.updateMany(actor, kind.type, [change], { transaction, parent: trees.from });
    for (const child of all.filter((one) => one.parent === entry.id))
      await this.carry(scene, trees, child, all, entry.id);
  }

  private async copyOne(scene: Scene, tree: string, entry: Entry, all: readonly Entry[], parent: string | undefined) {
    const { actor, kind, transaction } = scene;
    const { name, label, active } = entry;
    const record = { name, label, active, parent: tree, data: inFolder(entry.data, parent) };
    const made = await this.store.create(actor, kind.type, record, { transaction });
    for (const child of all.filter((one) => one.parent === entry.id))
      await this.copyOne(scene, tree, child, all, made.id);
    return made.id;
  }

  /** Gives entries their numbers; the others keep theirs as long as there is room between them. */
  private async place(
    { actor, kind, transaction }: Scene,
    tree: string,
    entries: readonly Entry[],
    moved: readonly Entry[],
    { parent, before }: Destination,
  ): Promise<PlacedEntry[]> {
    const going = new Set(moved.map(({ id }) => id));
    const known = new Set(entries.map(({ id }) => id));
    const folderOf = (entry: Entry) => (entry.parent && known.has(entry.parent) ? entry.parent : null);
    const siblings = entries.filter((entry) => folderOf(entry) === parent && !going.has(entry.id));
    const found = before === undefined ? -1 : siblings.findIndex(({ id }) => id === before);
    const at = found < 0 ? siblings.length : found;
    const numbers = numbersBetween(moved.length, siblings[at - 1]?.seqNo, siblings[at]?.seqNo);
    const order = [...siblings.slice(0, at), ...moved, ...siblings.slice(at)];
    const placed = numbers
      ? moved.map((entry, index) => [entry, numbers[index] ?? 0] as const)
      : order.map((entry, index) => [entry, index + 1] as const);
    const changes = placed.map(([{ id, data }, seqNo]) => ({
      id,
      data: { ...inFolder(data, parent ?? undefined), seqNo },
    }));
    const records = await this.store.updateMany(actor, kind.type, changes, { transaction, parent: tree });
    return records.map(({ id, revision, data }) => ({ id, parent, revision, seqNo: Number(data['seqNo']) }));
  }

  private async entries({ actor, kind, transaction }: Scene, tree: string): Promise<Entry[]> {
    await holdTree(tree, { transaction });
    const { rows } = await sql<Omit<Entry, 'parent'> & { readonly parent: string | null }>`
      select m.id, m.name, m.label, m.active, m.data, m.data->>'parent' as parent,
        coalesce((m.data->>'seqNo')::float8, 0) as "seqNo"
      from ${sql.id(actor.tenant.schema, 'metadata')} m
      where m.parent = ${tree} and m.type = ${kind.type} and m.deletion is null
      order by "seqNo", m.id`.execute(transaction);
    return rows.map((row) => ({ ...row, parent: row.parent ?? undefined }));
  }
}

/** In the order in which they were named. */
function chosen(entries: readonly Entry[], ids: readonly string[], { type }: TreeKind): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return [...new Set(ids)].map((id) => {
    const entry = byId.get(id);
    if (!entry) throw new Refusal('NOT_FOUND', { parameters: { type, id } });
    return entry;
  });
}

/** What is inside of a folder that is chosen too goes along with it. */
function topmost(some: readonly Entry[], all: readonly Entry[]): Entry[] {
  const within = new Set(some.flatMap((entry) => inside(entry, all).map(({ id }) => id)));
  return some.filter(({ id }) => !within.has(id));
}

function inside({ id }: Entry, all: readonly Entry[], seen = new Set([id])): Entry[] {
  const children = all.filter((one) => one.parent === id && !seen.has(one.id));
  children.forEach((child) => seen.add(child.id));
  return children.flatMap((child) => [...inside(child, all, seen), child]);
}

/** Told before names are compared: of one thing a second entry would have the same name as well. */
function requireOnce(roots: readonly Entry[], all: readonly Entry[], there: readonly Entry[]): void {
  const known = new Set(there.flatMap(thingOf));
  const copied = roots.flatMap((root) => [root, ...inside(root, all)]);
  if (copied.flatMap(thingOf).some((id) => known.has(id))) throw refuse('COMPONENT_TWICE');
}

function thingOf({ data }: Entry): readonly unknown[] {
  const { compId } = JsonData.parse(data);
  return compId === undefined ? [] : [compId];
}

function inFolder(written: unknown, parent: string | undefined): JsonData {
  const { parent: _, ...data } = JsonData.parse(written);
  return parent === undefined ? data : { ...data, parent };
}
