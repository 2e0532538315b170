import { inject, injectable } from 'inversify';
import type { Actor, InTransaction } from 'lathe/node';
import type { QueryRequest } from '../../common/query/queryRequest';
import type { TypeOfPath } from '../../common/views/viewIssues';
import { Compilation } from '../query/compilation';
import { compileQuery } from '../query/compileQuery';
import { QueryContexts } from '../query/queryContexts';
import { Scope } from '../query/scope';
import { usedRecords } from './usedRecords';

export interface CheckedRequest {
  /** The ids of the objects and fields that it names. */
  readonly uses: readonly string[];
  readonly typeOf: TypeOfPath;
}

/** Finds out whether a request that is to be kept could be asked by who keeps it: refused is what a query would be. */
@injectable()
export class RequestCheck {
  constructor(@inject(QueryContexts) private readonly contexts: QueryContexts) {}

  async check(
    actor: Actor,
    object: string,
    request: QueryRequest,
    transaction: InTransaction,
  ): Promise<CheckedRequest> {
    const { model, context } = await this.contexts.of(
      actor,
      { object, base: 'I' },
      (touched, root) => touched.request(root, request),
      transaction,
    );
    compileQuery(model, request, context);
    const typeOf: TypeOfPath = (path) => {
      const { kind, field } = new Scope(new Compilation(context), model, 'left').column(path);
      return field.type === 'formula' || field.type === 'rollupsummary' ? kind : field.type;
    };
    return { uses: usedRecords(model, request, context.models), typeOf };
  }
}
