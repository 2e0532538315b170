import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServiceIdentifier } from 'inversify';
import { Api, type CustomDialog, Dialogs, FailedCall, LiveEvents, Session, type Tab, Tabs } from 'lathe';
import { createTestContainer, draw } from 'lathe/testing';
import type { ReactNode } from 'react';
import english from '../../locales/en.json';
import { AccessTokenEditor } from './AccessTokenEditor';
import { AllAccessTokensEditor } from './AllAccessTokensEditor';
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
  const asked: string[] = [];
  const confirm = async ({ message }: { readonly message: string }): Promise<boolean> => asked.push(message) > 0;
  const show = async (dialog: CustomDialog<void>) => shown.push(dialog);
  await bind(Dialogs, { show, ask: async () => 'now', confirm });
  await bind(Session, { permissions: new Set(['View Audit Log']) });
  await bind(LiveEvents, { listen: () => ({ dispose: () => undefined }) });
  await bind(Tabs, { update: jest.fn(), openNow: jest.fn(), closeNow: jest.fn(), all: [] });
  const showContent = async (content: ReactNode, scope = 'lathe.admin'): Promise<void> => {
    await act(async () => void draw(content, container, scope));
  };
  return { show: showContent, shown, asked };
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
  // As dialogs are drawn: in nobody's scope.
  await show(<Shown close={close} />, 'workbench');
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
  await show(<Shown close={() => undefined} />, 'workbench');
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  expect(screen.getByLabelText('Client Secret')).toHaveProperty('value', 'hush');
});

it('teaches what clients are for where there is none', async () => {
  const { show } = await start({ list: async () => ({ rows: [], total: 0 }) });
  await show(<OauthClientsEditor />);
  await waitFor(() => expect(screen.getByText('No OAuth Clients')).toBeTruthy());
});

it('shows whose tokens there are, searches and sorts them, and revokes one after a question', async () => {
  const row = {
    ...{ id: '000K2', name: 'Backup', start: 'lathe_pat_ab', userId: 'u2', userName: 'bob', permissions: [] },
    ...{ createdAt: time, expiresAt: time, expired: true, lastUsedAt: null },
  };
  const list = jest.fn<Promise<object>, [object]>(async () => ({ rows: [row], total: 1 }));
  const revoke = jest.fn<Promise<null>, [object]>(async () => null);
  const { show, asked } = await start({ list, revoke });
  await show(<AllAccessTokensEditor />);
  const user = userEvent.setup();
  await user.click(await screen.findByText('bob'));
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(revoke).toHaveBeenCalledWith({ params: { id: '000K2' } }));
  expect(asked).toEqual(["Revoke the token 'Backup' of bob?"]);
  await user.click(screen.getByRole('button', { name: 'Owner' }));
  await waitFor(() => expect(list.mock.lastCall?.[0]).toMatchObject({ query: { of: 'all', sort: 'userName' } }));
  await user.type(screen.getByRole('textbox', { name: 'Search by Token or Owner' }), 'bo');
  await waitFor(() => expect(list.mock.lastCall?.[0]).toMatchObject({ query: { of: 'all', search: 'bo' } }));
});

it.each(['NOT_JSON', 'NO_ENVELOPE'])('says what failed when an answer is %s', async (resCode) => {
  const fail = () => Promise.reject(new FailedCall({ resCode, resMsg: 'Unreadable.' }, 200));
  const { show } = await start({ list: fail, get: fail });
  await show(<OauthClientsEditor />);
  expect(await screen.findByText('Failed to get OAuths.')).toBeTruthy();
  await show(<OauthClientEditor tab={tabOf('oauthClient', '000C1')} />);
  expect(await screen.findByText('Failed to get OAuth.')).toBeTruthy();
});
