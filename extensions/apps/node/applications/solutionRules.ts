import type { JsonData } from 'lathe/common';
import { z } from 'zod';
import { ApplicationData } from '../../common/applicationData';
import { type ApplicationProperties, Dependency } from '../../common/applicationProperties';
import { addonApplication, isApplicationType, solutionApplication } from '../../common/applicationTypes';
import { refuse } from '../refuse';

const Dependencies = z.array(Dependency).max(200);

/** As a list, however it was written. */
export function readDependency(written: ApplicationProperties['dependency']): readonly Dependency[] {
  if (written === undefined) return [];
  if (typeof written !== 'string') return written;
  try {
    return Dependencies.parse(JSON.parse(written));
  } catch (cause) {
    throw refuse('SOLUTION_DEPENDENCY', {}, { cause });
  }
}

/** What can be said of a new application without looking at others. */
export function requireComplete(data: JsonData | undefined, flag: string | undefined): void {
  const type = data?.['type'] ?? 'Custom Application';
  if (!isApplicationType(type)) throw refuse('UNSUPPORTED_PROJECT_TYPE');
  if (flag === 'template' && !data?.['template']) throw refuse('TEMPLATE_REQUIRED');
  const read = ApplicationData.safeParse(data ?? {});
  if (!read.success || type !== addonApplication) return;
  const { dependency, isSolutionDepAppAddon, solution } = read.data.properties;
  if (isSolutionDepAppAddon && !solution) throw refuse('SOLUTION_PACKAGE_REQUIRED');
  if (readDependency(dependency).length === 0) throw refuse('DEPENDENCY_REQUIRED');
}

/** As much of an application as the rules look at. */
export interface KnownApplication {
  readonly id: string;
  readonly name: string;
  readonly data: ApplicationData;
}

/** Finds applications by name or id. */
export interface KnownApplications {
  named(name: string): KnownApplication | undefined;
  /** The one that stands for a solution, by the id of its package or its own. */
  solution(id: string): KnownApplication | undefined;
}

/** What a solution and an add-on ask of other applications. */
export function requireDependencies({ data }: Pick<KnownApplication, 'data'>, known: KnownApplications): void {
  const { dependency, isSolutionDepAppAddon, solution } = data.properties;
  const wanted = readDependency(dependency);
  if (data.type === solutionApplication && wanted.length > 0) requireApps(wanted, known);
  if (data.type !== addonApplication) return;
  if (isSolutionDepAppAddon) requireSolution(solution ?? '', known);
  else requireApps(wanted, known);
}

/** The apps of a solution must all be there before one of them is extended. */
function requireSolution(id: string, known: KnownApplications): void {
  const application = known.solution(id);
  if (!application) throw refuse('SOLUTION_DETAIL');
  const { solution, dependency } = application.data.properties;
  if (!solution) throw refuse('SOLUTION_ID');
  const apps = readDependency(dependency);
  if (apps.length === 0) throw refuse('NO_LEGAL_APP');
  requireApps(apps, known);
}

function requireApps(wanted: readonly Dependency[], known: KnownApplications): void {
  const found = wanted.map(({ name }) => known.named(name));
  const missing = wanted.find((_, index) => !found[index]);
  if (missing) throw refuse('SOLUTION_APP_MISSING', { name: missing.name });
  // A solution holds applications, not other solutions.
  if (found.every((one) => one?.data.type === solutionApplication)) throw refuse('NO_LEGAL_APP');
}
