import { Container, injectable } from 'inversify';
import type { ContributionPoint } from '../../common/extensions/contributionPoint';

/** What extensions have added to each other's points. Read it when it's needed: others may be activated later. */
@injectable()
export class Contributions {
  private readonly values = new Container();

  add<T>({ id }: ContributionPoint<T>, value: T): void {
    this.values.bind<T>(id).toConstantValue(value);
  }

  /** In the order in which they came. */
  to<T>({ id }: ContributionPoint<T>): readonly T[] {
    return this.values.getAll<T>(id, { optional: true });
  }
}
