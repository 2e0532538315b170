import { z } from 'zod';

export const providerTypes = ['OIDC', 'SAML'] as const;
export type ProviderType = (typeof providerTypes)[number];

/** Only on the machine itself may what identifies people travel unencrypted. */
const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const Address = z.url({ protocol: /^https?$/ }).refine(isSafe, 'ADDRESS_NOT_SAFE');

function isSafe(address: string): boolean {
  // What is no address at all has been said before.
  if (!URL.canParse(address)) return true;
  const { protocol, hostname, username } = new URL(address);
  return username === '' && (protocol === 'https:' || localHosts.has(hostname) || hostname.endsWith('.localhost'));
}

const certificate = /^-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----\s*$/;
const Certificate = z.string().trim().max(20_000).regex(certificate, 'CERTIFICATE_FORMAT');
const Name = z
  .string()
  .trim()
  .regex(/^[A-Za-z][\w-]{0,63}$/, 'PROVIDER_NAME');
const AttributeName = z.string().trim().max(255);

/** Under which names the provider tells of a user; an empty one is not read. */
export const AttributeNames = z.object({
  userName: AttributeName.default(''),
  email: AttributeName.default('email'),
  phone: AttributeName.default(''),
  groups: AttributeName.default('groups'),
});
export type AttributeNames = z.infer<typeof AttributeNames>;

/** Whoever is in the provider's group holds the permission set. */
export const GroupMapping = z.object({
  group: z.string().trim().min(1).max(255),
  permissionSet: z.string().length(20),
});
export type GroupMapping = z.infer<typeof GroupMapping>;

const common = {
  name: Name,
  active: z.boolean().default(true),
  attributes: AttributeNames.prefault({}),
  /** A user who comes for the first time gets an account. */
  createUsers: z.boolean().default(false),
  /** An account that is there by the name that the provider tells becomes his. */
  linkUsers: z.boolean().default(false),
  /** What new accounts may do. */
  profile: z.string().min(1).max(80).default('Standard User'),
  groups: z.array(GroupMapping).max(200).default([]),
};

export const OidcProvider = z.object({
  ...common,
  type: z.literal('OIDC'),
  issuer: Address,
  clientId: z.string().trim().min(1).max(255),
  scopes: z
    .string()
    .trim()
    .max(400)
    .default('openid profile email')
    .refine((scopes) => scopes.split(/\s+/).includes('openid'), 'SCOPES_WITHOUT_OPENID'),
  clientAuthentication: z.enum(['client_secret_basic', 'client_secret_post', 'none']).default('client_secret_basic'),
});
export type OidcProvider = z.infer<typeof OidcProvider>;

export const SamlProvider = z.object({
  ...common,
  type: z.literal('SAML'),
  /** What the provider calls itself. */
  entityId: z.string().trim().min(1).max(1024),
  entryPoint: Address,
  certificates: z.array(Certificate).min(1).max(5),
  /** Where its metadata is, for the synchronisation. */
  metadataUrl: Address.or(z.literal('')).default(''),
  logoutAddress: Address.or(z.literal('')).default(''),
  /** Beside the assertion, the response must be signed too. */
  wantResponseSigned: z.boolean().default(false),
  /** With which our requests are signed; the provider gets it in the metadata. */
  ownCertificate: Certificate.or(z.literal('')).default(''),
});
export type SamlProvider = z.infer<typeof SamlProvider>;

export const ProviderSettings = z.discriminatedUnion('type', [OidcProvider, SamlProvider]);
export type ProviderSettings = z.infer<typeof ProviderSettings>;

/** What is never shown again: the client's secret, or the private key by which requests are signed. */
const secret = z.string().trim().min(1).max(20_000).nullable().optional();

export const NewProvider = z.discriminatedUnion('type', [
  OidcProvider.extend({ secret }),
  SamlProvider.extend({ secret }),
]);
/** Without a secret the one that is there stays; null takes it away. `revision` is the one that was read. */
export const ProviderChange = z.discriminatedUnion('type', [
  OidcProvider.extend({ secret, revision: z.int().min(1) }),
  SamlProvider.extend({ secret, revision: z.int().min(1) }),
]);
export type ProviderChange = z.infer<typeof ProviderChange>;

/** What the provider's administrator must be told of us. */
export const OwnAddresses = z.object({
  /** Where users come back to: the redirect URI, or the assertion consumer service. */
  callback: z.string(),
  /** Where they come back to after a log-out, and where the provider ends sessions. */
  logout: z.string(),
  /** What we are called in SAML. */
  entityId: z.string(),
});

const told = {
  id: z.string(),
  revision: z.int(),
  hasSecret: z.boolean(),
  modifiedAt: z.string(),
  modifiedBy: z.string(),
  addresses: OwnAddresses,
};
export const ProviderView = z.discriminatedUnion('type', [OidcProvider.extend(told), SamlProvider.extend(told)]);
export type ProviderView = z.infer<typeof ProviderView>;

export const ListedProvider = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(providerTypes),
  active: z.boolean(),
  /** How many accounts sign in by it. */
  users: z.int(),
  modifiedAt: z.string(),
  modifiedBy: z.string(),
});
export type ListedProvider = z.infer<typeof ListedProvider>;

export const SyncResult = z.object({
  type: z.enum(['metadata', 'users']),
  /** What of the provider's settings was found to be different. */
  changed: z.array(z.string()),
  /** How many accounts were looked at or forgotten. */
  users: z.int(),
});

/** What anybody may know who wants to sign in. */
export const SupportedProvider = z.object({
  name: z.string(),
  type: z.enum(providerTypes),
  loginUrl: z.string(),
  logoutUrl: z.string(),
});
