import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServiceIdentifier } from 'inversify';
import { Api, type CustomDialog, Dialogs, LiveEvents, Session, type Tab, Tabs } from 'lathe';
import { createTestContainer, draw } from 'lathe/testing';
import type { ReactNode } from 'react';
import english from '../../locales/en.json';
import { AccessTokenEditor } from './AccessTokenEditor';
import { OauthClientEditor } from './OauthClientEditor';
import { OauthClientsEditor } from './OauthClientsEditor';

const time = '2026-01-01T00:00:00Z';
const client = {
  ...{ instanceId: '000C1', client_id: 'abc', name: 'Warehouse', description: '', permissions: [], active: true },
  ...{ expiresAt: null, tokenMinutes: 60, secretSetAt: time, previousSecretUntil: null, lastUsedAt: null },
  ...{ tokens: 2, createdAt: time, createdBy: 'ann', revision: 3 },
};
const token = { id: '000K1', name: 'Nightly', token: 'lathe_pat_x' };
const tabOf = (type: string, id: string): Tab => ({
  ...{ key: 'tab1', active: true, type, name: 'x', id, tabNo: 1 },
  ...{ route: '/x', preview: false, pinned: false, dirty: false, params: {} },
});

interface Sent {
  readonly body: object;
}

async function start(calls: object) {
  const container = createTestContainer({ texts: ['lathe.admin', english] });
  const shown: CustomDialog<void>[] = [];
  const bind = async (service: ServiceIdentifier<object>, fake: object): Promise<void> =>
    void (await container.rebind(service)).toConstantValue(fake);
  await bind(Api, { of: () => calls });
  await bind(Dialogs, { show: async (dialog: CustomDialog<void>) => shown.push(dialog), ask: async () => 'now' });
  await bind(Session, { permissions: new Set(['View Audit Log']) });
  await bind(LiveEvents, { listen: () => ({ dispose: () => undefined }) });
  await bind(Tabs, { update: jest.fn(), openNow: jest.fn(), closeNow: jest.fn(), all: [] });
  const show = async (content: ReactNode): Promise<void> => {
    await act(async () => void draw(content, container, 'lathe.admin'));
  };
  return { show, shown };
}

it('makes a token with what was ticked, and shows it once', async () => {
  const create = jest.fn<Promise<object>, [Sent]>(async () => token);
  const { show, shown } = await start({ create });
  await show(<AccessTokenEditor tab={tabOf('accessToken', 'new')} />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Name'), 'Nightly');
  await user.click(screen.getByRole('checkbox', { name: /View Audit Log/ }));
  await user.click(screen.getByRole('button', { name: /form\.save/ }));
  expect(create.mock.calls[0]?.[0].body).toEqual({ name: 'Nightly', permissions: ['View Audit Log'], days: 30 });
  const [Shown = () => null] = shown;
  const close = jest.fn();
  await show(<Shown close={close} />);
  expect(screen.getByLabelText('Access Token')).toHaveProperty('value', 'lathe_pat_x');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('shows a client, changes it, and shows a new secret once', async () => {
  const update = jest.fn<Promise<object>, [Sent]>(async () => ({ ...client, revision: 4 }));
  const rotate = jest.fn<Promise<object>, [Sent]>(async () => ({ ...client, client_secret: 'hush' }));
  const { show, shown } = await start({ get: async () => client, update, rotate });
  await show(<OauthClientEditor tab={tabOf('oauthClient', '000C1')} />);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Warehouse'));
  expect(screen.getByText('abc')).toBeTruthy();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: /form\.save/ }));
  expect(update.mock.calls[0]?.[0].body).toMatchObject({ name: 'Warehouse 2', revision: 3, expiresAt: null });
  await user.click(screen.getByRole('button', { name: 'New Secret' }));
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(rotate.mock.calls[0]?.[0].body).toEqual({ graceHours: 0 });
  const [Shown = () => null] = shown;
  await show(<Shown close={() => undefined} />);
  expect(screen.getByLabelText('Client Secret')).toHaveProperty('value', 'hush');
});

it('teaches what clients are for where there is none', async () => {
  const { show } = await start({ list: async () => ({ rows: [], total: 0 }) });
  await show(<OauthClientsEditor />);
  await waitFor(() => expect(screen.getByText('No OAuth Clients')).toBeTruthy());
});
