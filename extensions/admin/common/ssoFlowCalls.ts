import { calls, get, post } from 'lathe/common';
import { z } from 'zod';
import { SupportedProvider } from './ssoShapes';

/** Which tenant's provider is meant, as the addresses of sub-tenants name it. */
export const ProviderQuery = z.object({
  'idp-type': z.string().max(32).optional(),
  'idp-name': z.string().max(64).optional(),
  'tenant-id': z.string().max(40).optional(),
  env: z.string().max(32).optional(),
  redirect: z.string().max(2000).optional(),
});
export type ProviderQuery = z.infer<typeof ProviderQuery>;

const Text = z.string().max(4000).optional();
const SamlMessage = z.string().max(200_000);
const page = { audience: 'anyone', media: 'text/html', result: z.string() } as const;

/** What browsers do to sign in by an identity provider: every answer sends them on. */
export const ssoFlowCalls = calls({
  support: get('/baas/auth/v1.0/idp/support', {
    summary: 'By which identity providers one can sign in, and where each logs out.',
    audience: 'anyone',
    query: ProviderQuery,
    result: z.array(SupportedProvider),
  }),
  login: get('/baas/auth/v1.0/idp/login', {
    ...page,
    summary: 'Leads to an identity provider, and from there back to what was wanted.',
    query: ProviderQuery,
  }),
  callback: get('/baas/auth/v1.0/idp/:tenant/:id/callback', {
    ...page,
    summary: 'Where an OpenID provider sends its users back to.',
    query: z.record(z.string(), z.string().max(8000)),
  }),
  consume: post('/baas/auth/v1.0/idp/:tenant/:id/acs', {
    ...page,
    summary: 'The assertion consumer service for SAML.',
    fromAnySite: true,
    fields: true,
    safe: true,
    bodyLimit: 512 * 1024,
    body: z.object({ SAMLResponse: SamlMessage, RelayState: Text }),
  }),
  finish: get('/baas/auth/v1.0/idp/finish', {
    ...page,
    summary: 'Opens the session once an assertion has been found good, in the browser that has asked for it.',
    query: z.object({ state: z.string().max(100) }),
  }),
  logout: get('/baas/auth/v1.0/idp/logout', {
    ...page,
    summary: 'Ends the session here and at the identity provider.',
    query: z.object({ redirect: z.string().max(2000).optional() }),
  }),
  loggedOut: get('/baas/auth/v1.0/idp/:tenant/:id/logout', {
    ...page,
    summary: 'Where the provider ends sessions (SAML), and where users come back to after a log-out.',
    query: z.object({
      SAMLRequest: SamlMessage.optional(),
      SAMLResponse: SamlMessage.optional(),
      RelayState: Text,
      SigAlg: Text,
      Signature: Text,
      state: Text,
    }),
  }),
});
