import { ssoCalls } from '../../common/ssoCalls';
import type { ListedProvider } from '../../common/ssoShapes';
import type { Choosable } from '../objectChoice';
import type { Removal } from '../removing';

export type ChosenProvider = Pick<ListedProvider, 'id' | 'name' | 'type'>;

export const providerChoice: Choosable<ChosenProvider> = {
  tab: 'identityProvider',
  icon: 'shield',
  ask: 'identityProviders.pick',
  none: 'identityProviders.pickNone',
  make: 'newIdentityProvider',
  list: (api) => api.of(ssoCalls).list({ query: {} }),
  nameOf: ({ name }) => name,
  describe: ({ type }) => type,
};

export const providerRemoval: Removal<ChosenProvider> = {
  ...providerChoice,
  question: (t, provider) => ({
    message: t('identityProvider.deleteQuestion', { name: provider.name }),
    detail: t('identityProvider.deleteDetail'),
    primary: t('delete'),
  }),
  remove: (api, { id }) => api.of(ssoCalls).remove({ params: { id } }),
};

/** Only SAML has a file of metadata. */
export const samlChoice: Choosable<ChosenProvider> = {
  ...providerChoice,
  none: 'identityProviders.pickNoneSaml',
  list: async (api) => {
    const { rows } = await api.of(ssoCalls).list({ query: {} });
    return { rows: rows.filter(({ type }) => type === 'SAML') };
  },
};
