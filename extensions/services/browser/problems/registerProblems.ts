import type { ExtensionContext } from 'lathe';
import { OpenProblem } from './openProblem';
import { ServiceProblems } from './serviceProblems';

/** What is wrong with the services that are open, where all problems are. */
export function registerProblems({ bind, commands, get, own }: ExtensionContext): void {
  bind(ServiceProblems);
  bind(OpenProblem);
  own(get(ServiceProblems).follow());
  commands.register('services.openProblem', OpenProblem);
}
