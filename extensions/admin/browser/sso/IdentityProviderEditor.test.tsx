import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServiceIdentifier } from 'inversify';
import { Api, LiveEvents, Session, type Tab, Tabs } from 'lathe';
import { createTestContainer, draw } from 'lathe/testing';
import type { ReactNode } from 'react';
import english from '../../locales/en.json';
import { IdentityProviderEditor } from './IdentityProviderEditor';
import { IdentityProvidersEditor } from './IdentityProvidersEditor';
import { blank } from './providerForm';

const certificate = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----';
const { secret, forgetSecret, userName, email, phone, groupsName, certificates, ...settings } = blank;
const stored = {
  ...{ ...settings, type: 'SAML', name: 'corp', entityId: 'corp', entryPoint: 'https://corp.example/sso' },
  ...{ certificates: [certificate], attributes: { userName, email, phone, groups: groupsName } },
  groups: [{ group: 'devs', permissionSet: '000P1' }],
  ...{ id: '000I1', revision: 3, hasSecret: true, modifiedAt: '2026-01-01T00:00:00Z', modifiedBy: 'ann' },
  addresses: { callback: 'https://here/acs', logout: 'https://here/logout', entityId: 'https://here/entity' },
};
const tab: Tab = {
  ...{ key: 'tab1', active: true, type: 'identityProvider', name: 'corp', id: '000I1', tabNo: 1 },
  ...{ route: '/x', preview: false, pinned: false, dirty: false, params: {} },
};

/** Answers every group of calls at once, and keeps what was sent. */
async function start() {
  const update = jest.fn(async ({ body }: { readonly body: object }) => ({ ...stored, ...body, revision: 4 }));
  const rows = [
    {
      ...{ id: '000I1', name: 'corp', type: 'SAML', active: true, users: 7 },
      modifiedAt: stored.modifiedAt,
      modifiedBy: 'ann',
    },
  ];
  const calls = { get: async () => stored, update, list: async () => ({ rows, total: rows.length }) };
  const container = createTestContainer({ texts: ['lathe.admin', english] });
  const bind = async (service: ServiceIdentifier<object>, fake: object): Promise<void> =>
    void (await container.rebind(service)).toConstantValue(fake);
  await bind(Api, { of: () => calls });
  await bind(Session, { permissions: new Set() });
  await bind(LiveEvents, { listen: () => ({ dispose: () => undefined }) });
  await bind(Tabs, { update: () => undefined, open: jest.fn(async () => undefined), all: [] });
  const show = async (content: ReactNode): Promise<void> => {
    await act(async () => void draw(content, container, 'lathe.admin'));
  };
  return { update, show };
}

it('shows a provider without its secret, and sends what was changed', async () => {
  const { update, show } = await start();
  await show(<IdentityProviderEditor tab={tab} />);
  await waitFor(() =>
    expect(screen.getByLabelText('Login address')).toHaveProperty('value', 'https://corp.example/sso'),
  );
  expect(screen.getByText('https://here/acs')).toBeTruthy();
  expect(screen.queryByLabelText('Issuer')).toBeNull();
  expect(screen.getByLabelText(/^Private key/)).toHaveProperty('value', '');
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText('Group 1'));
  await user.type(screen.getByLabelText('Group 1'), 'ops');
  await user.click(screen.getByRole('button', { name: /form\.save/ }));
  expect(update).toHaveBeenCalledTimes(1);
  const [[{ body } = { body: {} }] = []] = update.mock.calls;
  expect(body).toMatchObject({ type: 'SAML', revision: 3, groups: [{ group: 'ops', permissionSet: '000P1' }] });
  expect(body).not.toHaveProperty('secret');
});

it('lists providers', async () => {
  const { show } = await start();
  await show(<IdentityProvidersEditor />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'New Identity Provider' })).toBeTruthy());
});
