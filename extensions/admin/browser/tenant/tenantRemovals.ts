import { environmentCalls, type EnvironmentView } from '../../common/environmentCalls';
import { licenceCalls } from '../../common/licenceCalls';
import { parameterCalls } from '../../common/parameterCalls';
import type { Removal } from '../removing';

export const environmentRemoval: Removal<Pick<EnvironmentView, 'id' | 'name'>> = {
  tab: 'environment',
  icon: 'server-environment',
  ask: 'environments.pick',
  none: 'environments.pickNone',
  make: 'newEnvironment',
  list: (api) => api.of(environmentCalls).list(),
  nameOf: ({ name }) => name,
  question: (t, environment) => ({
    message: t('environment.removeQuestion', { name: environment.name }),
    detail: t('environment.removeDetail'),
    primary: t('remove'),
  }),
  remove: (api, { id }) => api.of(environmentCalls).remove({ params: { id } }),
};

/** What has no id but its name. */
interface Named {
  readonly id: string;
}

export const licenceRemoval: Removal<Named> = {
  tab: 'licence',
  icon: 'verified',
  ask: 'licences.pick',
  none: 'licences.pickNone',
  make: 'grantLicence',
  list: async (api) => {
    const { rows } = await api.of(licenceCalls).list();
    return { rows: rows.map(({ name }) => ({ id: name })) };
  },
  nameOf: ({ id }) => id,
  question: (t, licence) => ({
    message: t('licence.removeQuestion', { name: licence.id }),
    detail: t('licence.removeDetail'),
    primary: t('remove'),
  }),
  remove: (api, { id }) => api.of(licenceCalls).remove({ params: { name: id } }),
};

export const parameterRemoval: Removal<Named> = {
  tab: 'systemParameter',
  icon: 'symbol-parameter',
  ask: 'parameter.pick',
  none: 'parameter.pickNone',
  make: 'newParameter',
  list: async (api) => {
    const { rows } = await api.of(parameterCalls).list({ query: {} });
    return { rows: rows.map(({ name }) => ({ id: name })) };
  },
  nameOf: ({ id }) => id,
  question: (t, _first, parameters) => ({
    message: t('parameter.removeQuestion', { names: parameters.map(({ id }) => id).join(', ') }),
    detail: t('parameter.removeDetail'),
    primary: t('remove'),
  }),
  remove: (api, { id }) => api.of(parameterCalls).remove({ params: { name: id } }),
};
