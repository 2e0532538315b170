import type { ExtensionDescription } from '../../../common/extensions/bootstrap';
import type { Disposable } from '../../../common/lifecycle';
import type { Contributions } from '../../../common/manifest/contributions';
import type { ContributionServices } from '../contributionServices';

/** Tells the services of the workbench what an extension contributes to one point. It runs at start: keep it cheap. */
export type Declare<Point extends keyof Contributions> = (
  contributed: NonNullable<Contributions[Point]>,
  extension: ExtensionDescription,
  services: ContributionServices,
) => Disposable;
