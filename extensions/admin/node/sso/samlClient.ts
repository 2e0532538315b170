import type { Profile, SAML, SamlConfig } from '@node-saml/node-saml';
import { inject, injectable } from 'inversify';
import { z } from 'zod';
import type { SamlProvider } from '../../common/ssoShapes';
import { type Claims, Identity, type Proof, readClaims } from './identity';
import { IdentityProviders } from './identityProviders';
import type { Addresses } from './ownAddresses';
import type { Provider } from './provider';
import { SsoFailure } from './ssoFailure';

/** A request of ours and when it was made: an answer must be to it. */
export interface SamlRequest {
  readonly id: string;
  readonly at: string;
}

const clockSkew = 60_000;
const requestLifetime = 600_000;
const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** What a signed assertion says of whom it is meant for, as the parser leaves it. */
const Assertion = z.object({
  Assertion: z.object({
    Subject: z.tuple([
      z.object({
        SubjectConfirmation: z.array(
          z.object({
            SubjectConfirmationData: z.tuple([
              z.object({ $: z.object({ Recipient: z.string(), InResponseTo: z.string(), NotOnOrAfter: z.string() }) }),
            ]),
          }),
        ),
      }),
    ]),
    Conditions: z.tuple([z.object({ AudienceRestriction: z.array(z.unknown()).min(1) })]),
  }),
});

/** Speaks SAML 2.0 with a provider: its answers are to requests of ours, each good for one log-in. */
@injectable()
export class SamlClient {
  constructor(@inject(IdentityProviders) private readonly providers: IdentityProviders) {}

  async loginUrl(
    provider: Provider<SamlProvider>,
    own: Addresses,
    request: SamlRequest,
    relay: string,
  ): Promise<string> {
    return (await this.open(provider, own, request)).getAuthorizeUrlAsync(relay, undefined, {});
  }

  async identify(
    provider: Provider<SamlProvider>,
    own: Addresses,
    request: SamlRequest,
    response: string,
  ): Promise<Identity> {
    // No honest answer has a document type, which can make a parser read more than there is.
    if (/<!DOCTYPE|<!ENTITY/i.test(Buffer.from(response, 'base64').toString())) throw new SsoFailure('SSO_INVALID');
    const saml = await this.open(provider, own, request);
    let profile: Profile | null;
    try {
      ({ profile } = await saml.validatePostResponseAsync({ SAMLResponse: response }));
    } catch (error) {
      const refused = error instanceof Error && error.message.startsWith('SAML provider returned');
      throw new SsoFailure(
        refused ? 'SSO_REFUSED' : 'SSO_INVALID',
        error instanceof Error ? error.message : 'unreadable',
      );
    }
    if (!profile) throw new SsoFailure('SSO_REFUSED', 'The provider knows nobody.');
    requireMeantForUs(provider, own, request, profile);
    return toIdentity(provider, profile);
  }

  async metadata(provider: Provider<SamlProvider>, own: Addresses): Promise<string> {
    const certificate = provider.settings.ownCertificate || null;
    return (await this.open(provider, own)).generateServiceProviderMetadata(null, certificate);
  }

  async logoutUrl(provider: Provider<SamlProvider>, own: Addresses, proof: Proof, relay: string): Promise<string> {
    const { nameId: nameID = '', nameIdFormat: nameIDFormat = '', sessionIndex } = proof;
    const profile = { issuer: own.entityId, nameID, nameIDFormat, sessionIndex };
    return (await this.open(provider, own)).getLogoutUrlAsync(profile, relay, {});
  }

  /** Whose sessions the provider wants to end; `query` is the address's, as it came. Only its signature is believed. */
  async readLogout(provider: Provider<SamlProvider>, own: Addresses, query: string): Promise<Profile> {
    const signed = signedParts(query);
    if (!signed) throw new SsoFailure('SSO_INVALID', 'The log-out is not signed.');
    const saml = await this.open(provider, own);
    try {
      const { profile } = await saml.validateRedirectAsync(Object.fromEntries(new URLSearchParams(signed)), signed);
      if (profile) return profile;
    } catch (error) {
      throw new SsoFailure('SSO_INVALID', error instanceof Error ? error.message : 'unreadable');
    }
    throw new SsoFailure('SSO_INVALID', 'The log-out names nobody.');
  }

  async logoutAnswer(provider: Provider<SamlProvider>, own: Addresses, asked: Profile, relay: string): Promise<string> {
    return (await this.open(provider, own)).getLogoutResponseUrlAsync(asked, relay, {}, true);
  }

  private async open(provider: Provider<SamlProvider>, own: Addresses, request?: SamlRequest): Promise<SAML> {
    const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
    const { settings } = provider;
    const privateKey = this.providers.secretOf(provider);
    const config: SamlConfig = {
      issuer: own.entityId,
      callbackUrl: own.callback,
      logoutCallbackUrl: own.logout,
      audience: own.entityId,
      entryPoint: settings.entryPoint,
      logoutUrl: settings.logoutAddress || settings.entryPoint,
      idpIssuer: settings.entityId,
      idpCert: [...settings.certificates],
      wantAssertionsSigned: true,
      wantAuthnResponseSigned: settings.wantResponseSigned,
      signatureAlgorithm: 'sha256',
      digestAlgorithm: 'sha256',
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      acceptedClockSkewMs: clockSkew,
      maxAssertionAgeMs: requestLifetime,
      requestIdExpirationPeriodMs: requestLifetime,
      ...(privateKey === undefined ? {} : { privateKey, publicCert: settings.ownCertificate || undefined }),
      ...(request && {
        validateInResponseTo: ValidateInResponseTo.always,
        generateUniqueId: () => request.id,
        cacheProvider: onlyThis(request),
      }),
    };
    return new SAML(config);
  }
}

/** The request is kept with the log-in that is under way; whoever takes that has used it up. */
function onlyThis({ id, at }: SamlRequest): NonNullable<SamlConfig['cacheProvider']> {
  return {
    saveAsync: async (_key, value) => ({ value, createdAt: Date.parse(at) }),
    getAsync: async (key) => (key === id ? at : null),
    removeAsync: async (key) => key,
  };
}

/** What the library leaves open: who has issued it, to which address, for which request, as the signed part has it. */
function requireMeantForUs(
  { settings }: Provider<SamlProvider>,
  own: Addresses,
  request: SamlRequest,
  profile: Profile,
): void {
  if (profile.issuer !== settings.entityId) throw new SsoFailure('SSO_INVALID', 'Another issuer.');
  const read = Assertion.safeParse(profile.getAssertion?.());
  if (!read.success) throw new SsoFailure('SSO_INVALID', 'The assertion does not say for whom it is.');
  const confirmed = read.data.Assertion.Subject[0].SubjectConfirmation.every(({ SubjectConfirmationData: [{ $ }] }) => {
    return $.Recipient === own.callback && $.InResponseTo === request.id;
  });
  if (!confirmed) throw new SsoFailure('SSO_INVALID', 'The assertion is for another request or another place.');
}

function toIdentity({ settings }: Provider<SamlProvider>, profile: Profile): Identity {
  const { nameID: nameId, nameIDFormat: nameIdFormat, sessionIndex } = profile;
  const attributes = z.record(z.string(), z.unknown()).safeParse(profile['attributes']);
  const claims: Claims = attributes.data ?? {};
  const told = readClaims(claims, settings.attributes);
  const lasting = nameIdFormat === transient ? told.userName : nameId;
  if (!lasting) throw new SsoFailure('SSO_INVALID', 'Nothing lasting names the user.');
  const proof = { nameId, nameIdFormat, sessionIndex };
  const identity = Identity.safeParse({ subject: lasting, ...told, userName: told.userName ?? lasting, proof });
  if (!identity.success) throw new SsoFailure('SSO_INVALID', 'What is told of the user is not usable.');
  return identity.data;
}

const strong = /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#rsa-sha(256|384|512)$/;

/** Exactly what a signature covers, each part once; undefined unless there is a strong signature. */
function signedParts(query: string): string | undefined {
  const parts = query.split('&');
  const named = (name: string): string[] => parts.filter((part) => part.startsWith(`${name}=`));
  const wanted = ['SAMLRequest', 'RelayState', 'SigAlg', 'Signature'].map(named);
  if (wanted.some((found) => found.length > 1)) return undefined;
  const given = new URLSearchParams(query);
  const signed = strong.test(given.get('SigAlg') ?? '') && given.get('Signature') && given.get('SAMLRequest');
  return signed ? wanted.flat().join('&') : undefined;
}
