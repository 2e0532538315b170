import { getSamlResponse, type ParsedRequest, parseRequest } from 'samlp';
import { providerKeys } from './samlKeys';

/** What a test wants the provider to do differently. */
export interface SamlOverrides {
  readonly key?: string;
  readonly cert?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly recipient?: string;
  readonly inResponseTo?: string;
  readonly lifetimeInSeconds?: number;
  readonly signAssertion?: boolean;
  readonly signResponse?: boolean;
  readonly sessionIndex?: string;
}

export interface SamlUser {
  readonly id: string;
  readonly attributes: Readonly<Record<string, string | readonly string[]>>;
}

export const samlEntityId = 'https://saml.example/idp';
export const samlEntryPoint = 'https://saml.example/sso';

/** samlp as the identity provider: reads our request as it came by the browser, and signs its answer. */
export async function answerSaml(location: string, user: SamlUser, overrides: SamlOverrides = {}) {
  const query = Object.fromEntries(new URL(location).searchParams);
  const asked = await parse(query);
  const config = {
    issuer: samlEntityId,
    cert: providerKeys.certificate,
    key: providerKeys.key,
    signatureAlgorithm: 'rsa-sha256',
    digestAlgorithm: 'sha256',
    destination: asked.assertionConsumerServiceURL,
    recipient: asked.assertionConsumerServiceURL,
    audience: asked.issuer,
    inResponseTo: asked.id,
    sessionIndex: '_session1',
    profileMapper,
    ...overrides,
  };
  const xml = await new Promise<string>((resolve, reject) => {
    getSamlResponse(config, user, (error, response) => (error ? reject(error) : resolve(response ?? '')));
  });
  return { xml, relayState: query['RelayState'] ?? '', asked };
}

export function encode(xml: string): string {
  return Buffer.from(xml).toString('base64');
}

function parse(query: Readonly<Record<string, string>>): Promise<ParsedRequest> {
  return new Promise((resolve, reject) => {
    parseRequest({ query, method: 'GET' }, (error, data) =>
      error || !data ? reject(error ?? new Error('There is no request.')) : resolve(data),
    );
  });
}

function profileMapper(user: SamlUser) {
  return {
    getClaims: () => user.attributes,
    getNameIdentifier: () => ({
      nameIdentifier: user.id,
      nameIdentifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    }),
  };
}
