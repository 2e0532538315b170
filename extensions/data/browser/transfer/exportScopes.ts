import { injectable } from 'lathe';
import { observable, runInAction } from 'mobx';
import type { Condition, QueryOptions } from '../../common/query/queryRequest';

/** Which rows somebody wants to export: those that he has chosen, or those that he sees. */
export interface ExportScope {
  readonly ids?: readonly string[];
  readonly condition?: Condition;
  readonly search?: string;
  readonly orderby?: QueryOptions['orderby'];
  readonly fields?: readonly string[];
  /** Groups of rows in place of rows. */
  readonly groups?: Pick<QueryOptions, 'groupby' | 'aggregate' | 'limit' | 'skip'>;
}

const everything: ExportScope = {};

/** What was shown of each object when its export was asked for. */
@injectable()
export class ExportScopes {
  private readonly scopes = observable.map<string, ExportScope>({}, { deep: false });

  of(object: string): ExportScope {
    return this.scopes.get(object) ?? everything;
  }

  set(object: string, scope: ExportScope): void {
    runInAction(() => this.scopes.set(object, scope));
  }
}
