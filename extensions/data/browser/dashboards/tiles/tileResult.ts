import type { FieldDescription, ObjectDescription } from '../../../common/describeCalls';
import type { Row } from '../../../common/dataCalls';
import type { Condition } from '../../../common/query/queryRequest';

/** What a tile shows at the moment. */
export interface TileResult {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly problem?: string;
  readonly rows: readonly Row[];
  /** Of a number that is compared: the one of the period before. */
  readonly before?: Row;
  readonly object?: ObjectDescription;
  /** The fields that it names, by their paths. */
  readonly fields: ReadonlyMap<string, FieldDescription>;
  /** What its rows meet, together with the filters: where it leads to the records. */
  readonly condition?: Condition;
  readonly at?: number;
}

export const nothingYet: TileResult = { state: 'loading', rows: [], fields: new Map() };
