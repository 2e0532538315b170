import { inject, injectable } from 'inversify';
import { CompiledQuery, type RawBuilder } from 'kysely';
import { type Actor, Database, type InTransaction } from 'lathe/node';
import type { QueryRequest } from '../../../common/query/queryRequest';
import { RowAccess } from '../../access/rowAccess';
import { ObjectCatalogue } from '../../objects/objectCatalogue';
import type { ObjectModel, ObjectModels } from '../../objects/objectModel';
import type { JsonRow } from '../compileQuery';
import type { QueryContext } from '../queryContext';
import { type Asking, QueryContexts } from '../queryContexts';
import type { TouchedObjects } from '../touchedObjects';
import { type RequestShape, shapeOf, valuesOf } from './requestShape';
import { parametersFor, StatementShelf } from './statementShelf';

/** How a request of one kind becomes a statement. */
export interface Compiling {
  /** What is made of the request. */
  readonly kind: 'rows' | 'count' | 'one';
  /** Absent where the statement follows from more than its shape. */
  readonly request?: QueryRequest;
  /** Names the objects of which the request may tell something. */
  touch(touched: TouchedObjects, model: ObjectModel): void;
  compile(model: ObjectModel, context: QueryContext): RawBuilder<JsonRow>;
}

/** What may be kept, and under which conditions. */
interface Keeping {
  readonly key: string;
  readonly shape: RequestShape;
  readonly models: ObjectModels;
  readonly basis: object;
}

/** The statements that requests become. One that was compiled for the same actor serves all requests of its shape. */
@injectable()
export class QueryStatements {
  private readonly shelf = new StatementShelf();

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
    @inject(RowAccess) private readonly access: RowAccess,
    @inject(QueryContexts) private readonly contexts: QueryContexts,
  ) {}

  async of(
    actor: Actor,
    asking: Asking,
    compiling: Compiling,
    transaction?: InTransaction,
  ): Promise<CompiledQuery<JsonRow>> {
    // Inside of a transaction the objects may be others than everybody knows.
    const keeping = transaction ? undefined : await this.keepingOf(actor, asking, compiling);
    const kept = keeping && this.shelf.find(keeping.models, keeping.basis, keeping.key);
    if (kept) return CompiledQuery.raw(kept.text, parametersFor(kept, valuesOf(keeping.shape)));
    const { model, context } = await this.contexts.of(
      actor,
      asking,
      (touched, root) => compiling.touch(touched, root),
      transaction,
    );
    const statement = compiling.compile(model, { ...context, comparisons: keeping?.shape.comparisons });
    const { sql: text, parameters } = statement.compile(this.database.bare);
    // What has changed in the meantime may be in it.
    if (keeping?.models === context.models && keeping.basis === (await this.access.basis(actor)))
      this.shelf.keep(keeping.models, keeping.basis, keeping.key, { text, parameters });
    return CompiledQuery.raw(text, [...parameters]);
  }

  private async keepingOf(
    actor: Actor,
    { object, base = 'N', join_type = 'left' }: Asking,
    { kind, request }: Compiling,
  ): Promise<Keeping | undefined> {
    const shape = request && shapeOf(request);
    const basis = shape && (await this.access.basis(actor));
    if (!basis) return undefined;
    const key = [kind, actor.userId, actor.locale, base, join_type, object, shape.key].join('\n');
    return { key, shape, basis, models: await this.catalogue.of(actor.tenant) };
  }
}
