import type { Api } from 'lathe';
import { centerCalls, cloneCalls, componentCalls, menuCalls } from '../common/appCalls';
import { accessCalls, activationCalls, applicationCalls, runCalls } from '../common/applicationCalls';
import { designCalls } from '../common/designCalls';
import { problemCalls } from '../common/problemCalls';

/** The typed calls of applications; loaded when the first of them is made. */
export function appsApi(api: Api) {
  return {
    center: api.of(centerCalls),
    design: api.of(designCalls),
    components: api.of(componentCalls),
    menus: api.of(menuCalls),
    clones: api.of(cloneCalls),
    applications: api.of(applicationCalls),
    activation: api.of(activationCalls),
    access: api.of(accessCalls),
    run: api.of(runCalls),
    problems: api.of(problemCalls),
  };
}

export type AppsApi = ReturnType<typeof appsApi>;
