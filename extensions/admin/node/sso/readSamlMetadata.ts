import type { SamlProvider } from '../../common/ssoShapes';

type Read = Partial<Pick<SamlProvider, 'entryPoint' | 'logoutAddress'>> & Pick<SamlProvider, 'certificates'>;

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** What a provider's metadata says of it; undefined when it is not that provider's, or says too little. */
export function readSamlMetadata(xml: string, entityId: string): Read | undefined {
  // A document type could make the parser read more than there is; metadata has none.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml) || !xml.includes(`entityID="${entityId}"`)) return undefined;
  const descriptor = /<(?:[\w-]+:)?IDPSSODescriptor[\s>][\s\S]*?<\/(?:[\w-]+:)?IDPSSODescriptor>/.exec(xml)?.[0];
  if (!descriptor) return undefined;
  const certificates = certificatesIn(descriptor);
  if (certificates.length === 0) return undefined;
  const [entryPoint, logoutAddress] = [
    serviceIn(descriptor, 'SingleSignOnService'),
    serviceIn(descriptor, 'SingleLogoutService'),
  ];
  return { certificates, ...(entryPoint && { entryPoint }), ...(logoutAddress && { logoutAddress }) };
}

function certificatesIn(descriptor: string): string[] {
  const keys = descriptor.match(/<(?:[\w-]+:)?KeyDescriptor[\s>][\s\S]*?<\/(?:[\w-]+:)?KeyDescriptor>/g) ?? [];
  const signing = keys.filter((key) => !/^<[^>]*\suse="encryption"/.test(key));
  const found = signing.flatMap((key) => {
    const text = /X509Certificate>([A-Za-z0-9+/=\s]+)</.exec(key)?.[1];
    return text ? [toPem(text)] : [];
  });
  return [...new Set(found)].slice(0, 5);
}

function serviceIn(descriptor: string, name: string): string | undefined {
  const services = descriptor.match(new RegExp(`<(?:[\\w-]+:)?${name}\\s[^>]*>`, 'g')) ?? [];
  const service = services.find((tag) => tag.includes(`Binding="${redirectBinding}"`));
  const address = service && /\sLocation="([^"]+)"/.exec(service)?.[1]?.replaceAll('&amp;', '&');
  return address && URL.canParse(address) && /^https?:/.test(address) ? address : undefined;
}

function toPem(text: string): string {
  const lines = text.replace(/\s/g, '').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
}
