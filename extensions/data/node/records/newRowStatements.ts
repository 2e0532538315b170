import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { LiveEvent } from 'lathe/common';
import { codeOf, Events, type Tenant } from 'lathe/node';
import type { ObjectModel } from '../objects/objectModel';
import { Gathering } from './gathering';
import { insertionOf, type NewRow } from './rowStatements';

/** Rows with the same columns, and what is told of them when they are there. */
export interface NewRows {
  readonly tenant: Tenant;
  readonly object: ObjectModel;
  readonly rows: readonly NewRow[];
  readonly event: LiveEvent;
}

/** Rows and the events about them in one statement, which is the whole transaction; what comes at the same time shares it. */
@injectable()
export class NewRowStatements {
  /** By the columns that they have. */
  private readonly gatherings = new WeakMap<ObjectModel, Map<string, Gathering<NewRows>>>();

  constructor(@inject(Events) private readonly events: Events) {}

  async insert(given: NewRows): Promise<void> {
    await (given.rows.length > 1 ? this.together([given]) : this.gatheringOf(given).add(given));
  }

  private gatheringOf({ object, rows }: NewRows): Gathering<NewRows> {
    const ofObject = this.gatherings.get(object) ?? new Map<string, Gathering<NewRows>>();
    this.gatherings.set(object, ofObject);
    const columns = Object.keys(rows[0]?.values ?? {})
      .sort()
      .join('\n');
    const known = ofObject.get(columns);
    if (known) return known;
    const gathering = new Gathering<NewRows>({
      together: 100,
      patience: 25,
      carryOut: (all) => this.together(all),
      isOfOne: isOfOneRow,
      onIdle: () => ofObject.delete(columns),
    });
    ofObject.set(columns, gathering);
    return gathering;
  }

  private async together(all: readonly NewRows[]): Promise<void> {
    const [first] = all;
    if (!first) return;
    const { tenant, object } = first;
    const rows = all.flatMap((each) => each.rows);
    const work = insertionOf({ schema: tenant.schema, object }, rows);
    const evidence = sql`select 1 from ${sql.id(tenant.schema, object.table)} where id = ${rows[0]?.id}`;
    await this.events.publishWith(
      { work, evidence },
      tenant,
      all.map(({ event }) => event),
    );
  }
}

/** What a row has, not how the database is: a value that is out of range, taken, or leads nowhere. */
function isOfOneRow(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error) ?? '');
}
