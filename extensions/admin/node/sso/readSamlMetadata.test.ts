import { providerKeys } from './testing/samlKeys';
import { readSamlMetadata } from './readSamlMetadata';

const entityId = 'https://saml.example/idp';
const body = providerKeys.certificate.replace(/-----[A-Z ]+-----|\s/g, '');
const key = (use: string, certificate: string) =>
  `<md:KeyDescriptor use="${use}"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>\n${certificate}\n</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
const service = (name: string, binding: string, location: string) =>
  `<md:${name} Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${location}"/>`;
const metadata = (inside: string) =>
  `<?xml version="1.0"?><md:EntityDescriptor entityID="${entityId}"><md:IDPSSODescriptor>${inside}</md:IDPSSODescriptor></md:EntityDescriptor>`;

describe('readSamlMetadata', () => {
  it('finds the signing certificates and the services by redirect', () => {
    const inside = [
      key('encryption', 'AAAA'),
      key('signing', body),
      service('SingleSignOnService', 'HTTP-POST', 'https://saml.example/post'),
      service('SingleSignOnService', 'HTTP-Redirect', 'https://saml.example/sso?a=1&amp;b=2'),
      service('SingleLogoutService', 'HTTP-Redirect', 'https://saml.example/slo'),
    ].join('\n');
    expect(readSamlMetadata(metadata(inside), entityId)).toEqual({
      certificates: [providerKeys.certificate],
      entryPoint: 'https://saml.example/sso?a=1&b=2',
      logoutAddress: 'https://saml.example/slo',
    });
  });

  it.each([
    ['another provider', metadata(key('signing', body)).replace(entityId, 'https://evil.example')],
    ['no certificate', metadata('')],
    ['no provider', `<EntityDescriptor entityID="${entityId}"/>`],
    ['a document type', `<!DOCTYPE x>${metadata(key('signing', body))}`],
  ])('takes nothing from metadata of %s', (_what, xml) => {
    expect(readSamlMetadata(xml, entityId)).toBeUndefined();
  });

  it('takes no address that is none', () => {
    const inside = key('signing', body) + service('SingleSignOnService', 'HTTP-Redirect', 'javascript:alert(1)');
    expect(readSamlMetadata(metadata(inside), entityId)).toEqual({ certificates: [providerKeys.certificate] });
  });
});
