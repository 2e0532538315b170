import { inject, injectable } from 'inversify';
import type { ContributionPoint } from 'lathe/common';
import { Contributions } from 'lathe/node';
import { type EntryTrees, entryTrees } from '../../apps/common/entryTrees';
import { type FieldNaming, fieldNaming } from '../../data/common/fieldNaming';
import { type RowWork, rowWork } from '../../data/common/rowWork';

/** What applications and data do for services. */
@injectable()
export class OtherAreas {
  constructor(@inject(Contributions) private readonly contributions: Contributions) {}

  get trees(): EntryTrees {
    return this.one(entryTrees);
  }

  get names(): FieldNaming {
    return this.one(fieldNaming);
  }

  get rows(): RowWork {
    return this.one(rowWork);
  }

  private one<T>(point: ContributionPoint<T>): T {
    const [value] = this.contributions.to(point);
    if (value === undefined) throw new Error(`Nobody offers ${point.id}.`);
    return value;
  }
}
