import type { Translate } from 'lathe';
import type { JsonData, NewRecord } from 'lathe/common';
import { FormModel } from 'lathe/ui';
import { addonApplication, type ApplicationType, solutionApplication } from '../../common/applicationTypes';

export interface NewAppValues {
  readonly type: ApplicationType;
  readonly label: string;
  readonly name: string;
  readonly description: string;
  readonly logo: string;
  /** It extends an application of a solution. */
  readonly ofSolution: boolean;
  /** The id of the solution's package. */
  readonly solution: string;
  /** The name of the application that it extends. */
  readonly extended: string;
  /** The names of the applications that a solution holds. */
  readonly held: readonly string[];
}

export function blankApp(type: ApplicationType): NewAppValues {
  return {
    ...{ type, label: '', name: '', description: '', logo: '' },
    ...{ ofSolution: false, solution: '', extended: '', held: [] },
  };
}

interface NewAppOptions {
  readonly type: ApplicationType;
  readonly t: Translate;
  readonly save: (application: NewRecord) => Promise<void>;
}

/** An application that is yet to be made. */
export function newAppForm({ type, t, save }: NewAppOptions): FormModel<NewAppValues> {
  return new FormModel<NewAppValues>({
    load: () => Promise.resolve(blankApp(type)),
    check: ({ type: chosen, ofSolution, solution, extended }) => {
      if (chosen !== addonApplication) return {};
      return {
        ...(ofSolution && !solution ? { solution: t('error.SOLUTION_PACKAGE_REQUIRED') } : {}),
        ...(extended ? {} : { extended: t('error.DEPENDENCY_REQUIRED') }),
      };
    },
    save: (values) => save(applicationOf(values)),
  });
}

/** As the server wants it. */
export function applicationOf(values: NewAppValues): NewRecord {
  const { type, label, name, description, logo } = values;
  const properties = propertiesOf(values);
  const data: JsonData = {
    type,
    ...(description.trim() ? { description: description.trim() } : {}),
    ...(logo ? { logo } : {}),
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
  };
  return { name: name.trim(), label: label.trim(), data };
}

function propertiesOf({ type, ofSolution, solution, extended, held }: NewAppValues): JsonData {
  if (type === solutionApplication) return held.length > 0 ? { dependency: held.map((name) => ({ name })) } : {};
  if (type !== addonApplication) return {};
  const dependency = [{ name: extended }];
  return ofSolution ? { dependency, solution, isSolutionDepAppAddon: true } : { dependency };
}
