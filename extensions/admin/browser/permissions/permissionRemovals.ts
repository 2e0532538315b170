import { permissionSetCalls, type PermissionSetRow } from '../../common/permissionSetCalls';
import { profileCalls, type ProfileRow } from '../../common/profileCalls';
import { temporaryAuthorityCalls, type TemporaryGrant } from '../../common/temporaryAuthorityCalls';
import type { Choosable } from '../objectChoice';
import { type Removal } from '../removing';
import { permissionKeyOf } from './permissionKeys';

const limit = 1000;

type Profile = Pick<ProfileRow, 'id' | 'name'>;
const profiles: Choosable<Profile> = {
  tab: 'profile',
  icon: 'organization',
  ask: 'profiles.pick',
  none: 'profiles.pickNone',
  make: 'newProfile',
  list: (api) => api.of(profileCalls).list({ query: { limit } }),
  nameOf: ({ name }) => name,
};

/** Those that can be copied: all. */
export const profileChoice = profiles;

export const profileRemoval: Removal<Profile> = {
  ...profiles,
  list: async (api) => {
    const { rows } = await api.of(profileCalls).list({ query: { limit } });
    return { rows: rows.filter(({ standard }) => !standard) };
  },
  question: (t, profile) => ({
    message: t('profile.deleteQuestion', { name: profile.name }),
    detail: t('delete.detail'),
    primary: t('delete'),
  }),
  remove: (api, { id }) => api.of(profileCalls).remove({ params: { id } }),
};

type Set = Pick<PermissionSetRow, 'id' | 'label' | 'name' | 'users' | 'profiles'>;

export const permissionSetRemoval: Removal<Set> = {
  tab: 'permissionSet',
  icon: 'key',
  ask: 'permissionSets.pick',
  none: 'permissionSets.pickNone',
  make: 'newPermissionSet',
  list: (api) => api.of(permissionSetCalls).list({ query: { limit } }),
  nameOf: ({ label }) => label,
  describe: ({ name }) => name,
  question: (t, set) => ({
    message: t('permissionSet.deleteQuestion', { label: set.label }),
    detail: t('permissionSet.deleteDetail', { users: set.users, profiles: set.profiles }),
    primary: t('delete'),
  }),
  remove: (api, { id }) => api.of(permissionSetCalls).remove({ params: { id } }),
};

type Grant = Pick<TemporaryGrant, 'id' | 'userName' | 'permission'>;

export const temporaryGrantRemoval: Removal<Grant> = {
  icon: 'watch',
  ask: 'temporary.pick',
  none: 'temporary.pickNone',
  make: 'grantForATime',
  list: (api) => api.of(temporaryAuthorityCalls).list({ query: { limit } }),
  nameOf: ({ userName }) => userName,
  describe: ({ permission }) => permission,
  question: (t, grant) => ({
    message: t('temporary.endQuestion', {
      user: grant.userName,
      permission: t(`permission.${permissionKeyOf(grant.permission) ?? ''}`),
    }),
    primary: t('temporary.end'),
  }),
  remove: (api, { id }) => api.of(temporaryAuthorityCalls).end({ params: { id } }),
};
