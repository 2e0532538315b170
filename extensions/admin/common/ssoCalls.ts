import { calls, del, get, permissions, post, put } from 'lathe/common';
import { z } from 'zod';
import { ListedProvider, NewProvider, ProviderChange, ProviderView, SyncResult } from './ssoShapes';
import { ThirdPartyChange, ThirdPartyView } from './thirdPartyShapes';

const permission = permissions.manageIdentityProviders;
const writeErrors = ['IDENTITY_NAME_TAKEN', 'PROFILE_NOT_FIT', 'CANNOT_GRANT', 'SECRET_WRONG', 'NOT_FOUND'];

/** Identity providers, by administrators. */
export const ssoCalls = calls({
  list: get('/u-route/baas/sys/v1.0/idp', {
    summary: 'The identity providers.',
    permission,
    query: z.object({ name: z.string().max(255).optional() }),
    result: z.array(ListedProvider),
    counted: true,
  }),
  create: post('/u-route/baas/sys/v1.0/idp', {
    summary: 'Adds an identity provider.',
    permission,
    body: NewProvider,
    result: ProviderView,
    errors: writeErrors,
  }),
  get: get('/u-route/baas/sys/v1.0/idp/:id', {
    summary: 'An identity provider, without its secret.',
    permission,
    result: ProviderView,
    errors: ['NOT_FOUND'],
  }),
  update: put('/u-route/baas/sys/v1.0/idp/:id', {
    summary: 'Changes an identity provider. Without a secret the one that is there stays.',
    permission,
    body: ProviderChange,
    result: ProviderView,
    errors: [...writeErrors, 'CONFLICT'],
  }),
  remove: del('/u-route/baas/sys/v1.0/idp/:id', {
    summary: 'Removes an identity provider. Its users stay, with the passwords that they have.',
    permission,
    result: z.null(),
    errors: ['NOT_FOUND'],
  }),
  sync: post('/u-route/baas/sys/v1.0/idp/:id/sync', {
    summary:
      'Reads the metadata of the provider again (type=metadata) or gives its users what their groups say (type=users). ' +
      'clearData forgets first which accounts are linked.',
    permission,
    query: z.object({
      type: z.enum(['metadata', 'users']).default('metadata'),
      clearData: z.stringbool().default(false),
    }),
    result: SyncResult,
    errors: ['NOT_FOUND', ['IDENTITY_SYNC_TIMEOUT', 504], ['IDENTITY_UNREACHABLE', 502], 'CANNOT_GRANT'],
  }),
  metadata: get('/u-route/baas/sys/v1.0/idp/saml/metadata/:id', {
    summary: 'What the provider must know of us, as a file of SAML metadata.',
    permission,
    result: z.string(),
    media: 'application/samlmetadata+xml',
    errors: ['NOT_FOUND'],
  }),
  thirdParty: get('/u-route/baas/sys/v1.0/idp/qywechat/thirdparty/config', {
    summary: 'The settings of WeCom as a third party, without its authorisation code.',
    permission,
    result: ThirdPartyView,
  }),
  changeThirdParty: put('/u-route/baas/sys/v1.0/idp/qywechat/thirdparty/config', {
    summary: 'Changes them. The authorisation code is never shown again.',
    permission,
    body: ThirdPartyChange,
    result: ThirdPartyView,
  }),
});
