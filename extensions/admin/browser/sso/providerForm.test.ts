import { NewProvider, ProviderView } from '../../common/ssoShapes';
import { blank, toBody, toValues } from './providerForm';

const certificate = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----';
const told = {
  ...{ id: '000I1', revision: 1, hasSecret: true, modifiedAt: '', modifiedBy: '' },
  addresses: { callback: '', logout: '', entityId: '' },
};

it('is the same provider after the form as before', () => {
  const views = [
    { type: 'OIDC', name: 'a', issuer: 'https://a.example', clientId: 'x', attributes: { groups: 'roles' } },
    {
      ...{ type: 'SAML', name: 'b', entityId: 'b', entryPoint: 'https://b.example' },
      certificates: [certificate, certificate.replace('AAAA', 'BBBB')],
    },
  ];
  for (const given of views) {
    const view = ProviderView.parse({ ...given, ...told });
    expect(ProviderView.parse({ ...NewProvider.parse(toBody(toValues(view))), ...told })).toEqual(view);
  }
});

it('sends a secret when one was typed, and takes it away when told', () => {
  expect(toBody(blank)).not.toHaveProperty('secret');
  expect(toBody({ ...blank, secret: 's' })).toHaveProperty('secret', 's');
  expect(toBody({ ...blank, secret: 's', forgetSecret: true })).toHaveProperty('secret', null);
});

it('hands on what is no certificate, so that the server can say so', () => {
  expect(toBody({ ...blank, type: 'SAML', certificates: 'nonsense' })).toHaveProperty('certificates', ['nonsense']);
});
