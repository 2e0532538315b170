import type { ExtensionContext } from 'lathe';
import { ApplicationProblems } from './applicationProblems';
import { DesignProblems } from './designProblems';
import { OpenProblem } from './openProblem';

/** What is wrong with the current application, where all problems are. */
export function registerProblems({ bind, commands, get, own }: ExtensionContext): void {
  bind(ApplicationProblems);
  bind(DesignProblems);
  bind(OpenProblem);
  own(get(ApplicationProblems).follow());
  own(get(DesignProblems).follow());
  commands.register('apps.openProblem', OpenProblem);
}
