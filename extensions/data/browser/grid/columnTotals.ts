import { isCancellation } from 'lathe';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Row } from '../../common/dataCalls';
import type { Condition, QueryRequest } from '../../common/query/queryRequest';
import type { DataRows } from '../rows/dataRows';
import { sumDigits } from './sumDigits';

/** Number columns, and the rows that are meant: all that the filter holds. */
export interface TotalsWanted {
  readonly object: string;
  readonly paths: readonly string[];
  readonly condition?: Condition;
  readonly search?: string;
  /** Grows when rows have changed. */
  readonly version: number;
}

export interface Totals {
  /** With every digit; none where no row has a value. */
  readonly sum: string | undefined;
  /** How many values there are. */
  readonly count: number;
}

/** Who moves on with the arrows asks for nothing. */
const pause = 150;
/** While rows keep changing, the last totals will do for so long. */
const rest = 1000;

/** What whole columns add up to, asked of the server in one query; what is no longer wanted is cancelled. */
export class ColumnTotals {
  totals: Totals | undefined = undefined;
  private meant: string | undefined;
  private version = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: AbortController | undefined;

  constructor(private readonly rows: Pick<DataRows, 'query' | 'search'>) {
    makeObservable(this, { totals: observableRef });
  }

  want(wanted: TotalsWanted | undefined): void {
    const { version = -1, ...rows } = wanted ?? {};
    const meant = wanted && JSON.stringify(rows);
    const again = meant === this.meant;
    if (again && version === this.version) return;
    Object.assign(this, { meant, version });
    this.cancel();
    if (!again) runInAction(() => (this.totals = undefined));
    if (wanted) this.timer = setTimeout(() => void this.ask(wanted), again ? rest : pause);
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.running?.abort();
    this.running = undefined;
  }

  private async ask({ object, paths, condition, search }: TotalsWanted): Promise<void> {
    const running = (this.running = new AbortController());
    const { signal } = running;
    const request: QueryRequest = { condition, options: { aggregate: paths.flatMap(aggregatesOf) } };
    try {
      const [row = {}] = search
        ? await this.rows.search(object, search, request, { signal })
        : await this.rows.query(object, request, { signal });
      if (!signal.aborted) runInAction(() => (this.totals = totalsIn(row, paths.length)));
    } catch (error) {
      // What is loaded is added up all the same; the grid itself says when the server can't be reached.
      if (!isCancellation(error) && !signal.aborted) runInAction(() => (this.totals = undefined));
    }
  }
}

function aggregatesOf(field: string, index: number): NonNullable<NonNullable<QueryRequest['options']>['aggregate']> {
  return [
    { alias: `sum${index}`, function: 'sum', field },
    { alias: `count${index}`, function: 'count', field },
  ];
}

function totalsIn(row: Row, columns: number): Totals {
  const indexes = Array.from({ length: columns }, (_, index) => index);
  return {
    sum: sumDigits(indexes.map((index) => row[`sum${index}`])),
    count: indexes.reduce((count, index) => count + Number(row[`count${index}`] ?? 0), 0),
  };
}
