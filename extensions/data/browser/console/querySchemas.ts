import {
  type Disposable,
  DisposableOwner,
  inject,
  injectable,
  onUnexpectedError,
  TextSchemas,
  toDisposable,
} from 'lathe';
import { reaction } from 'mobx';
import type { ObjectDescription } from '../../common/describeCalls';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import type { QueryConsole } from './queryConsole';
import { type KnownObjects, querySchema } from './querySchema';

/** More objects beside the one that is asked are not described beforehand. */
const mostOthers = 40;

/** Completion and checks for the text of each console, for the object that stands in it. */
@injectable()
export class QuerySchemas extends DisposableOwner {
  private readonly following = new Map<QueryConsole, Disposable>();
  private readonly registered = new Map<string, Disposable>();

  constructor(
    @inject(TextSchemas) private readonly schemas: TextSchemas,
    @inject(ObjectDescriptions) private readonly descriptions: ObjectDescriptions,
  ) {
    super();
    this.own(toDisposable(() => [...this.following.keys()].forEach((console) => this.forget(console))));
  }

  need(console: QueryConsole): void {
    const follow = reaction(
      () => [console.query?.object, this.descriptions.version] as const,
      ([object]) => void this.load(console, object).catch(onUnexpectedError),
      { fireImmediately: true, delay: 200 },
    );
    this.following.set(console, toDisposable(follow));
  }

  forget(console: QueryConsole): void {
    this.following.get(console)?.dispose();
    this.following.delete(console);
    this.registered.get(console.uri)?.dispose();
    this.registered.delete(console.uri);
  }

  private async load(console: QueryConsole, object: string | undefined): Promise<void> {
    const known = await this.known(object ?? '');
    if (!this.following.has(console) || (console.query && console.query.object !== (object ?? ''))) return;
    const { uri } = console;
    this.registered.get(uri)?.dispose();
    const schema = { uri: `schema:/data/query${uri}`, fileMatch: [uri], schema: querySchema(known) };
    this.registered.set(uri, this.schemas.register(schema));
  }

  private async known(object: string): Promise<KnownObjects> {
    const all = await this.descriptions.all();
    const found = all.find(({ name }) => name.toLowerCase() === object.toLowerCase());
    if (!found) return { all, others: new Map() };
    const root = await this.descriptions.of(found.name);
    const beside = [...root.fields.map(({ target }) => target), ...root.children.map((child) => child.object)];
    const names = [...new Set(beside.filter((name) => name !== undefined))].slice(0, mostOthers);
    const described = await Promise.all(names.map((name) => this.described(name)));
    return { all, root, others: new Map(described.flatMap((each) => (each ? [[each.name, each]] : []))) };
  }

  /** What the user may not see has no completion. */
  private described(name: string): Promise<ObjectDescription | undefined> {
    return this.descriptions.of(name).catch(() => undefined);
  }
}
