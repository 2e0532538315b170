import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Api, LiveEvents, Tabs } from 'lathe';
import { createTestContainer, draw } from 'lathe/testing';
import type { UserView } from '../../common/userShapes';
import english from '../../locales/en.json';
import { UsersEditor } from './UsersEditor';

const user = (userName: string, more: Partial<UserView> = {}): UserView => ({
  id: `id of ${userName}`,
  userName,
  fullName: '',
  email: null,
  phone: null,
  profile: 'Developer',
  userType: 'User',
  languageLocaleKey: 'en_US',
  source: 'local',
  active: true,
  locked: false,
  secondFactor: false,
  hasPassword: true,
  mustChangePassword: false,
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  modifiedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

function open(found: readonly UserView[]) {
  const container = createTestContainer({ texts: ['lathe.admin', english] });
  const asked: object[] = [];
  const list = async ({ query }: { readonly query?: unknown } = {}) => {
    // The profiles are asked for by another call of the same name.
    const isUsers = typeof query === 'object' && query !== null && 'sort' in query;
    if (isUsers) asked.push(query);
    return isUsers ? { rows: found, total: found.length } : { rows: [], total: 0 };
  };
  jest.spyOn(container.get(Api), 'of').mockReturnValue({ list });
  jest.spyOn(container.get(LiveEvents), 'listen').mockReturnValue({ dispose: () => undefined });
  const opened = jest.spyOn(container.get(Tabs), 'open').mockImplementation(() => new Promise(() => undefined));
  draw(<UsersEditor />, container, 'lathe.admin');
  return { asked, opened };
}

describe('UsersEditor', () => {
  it('lists users with their state, sorts and searches on the server, and opens one by key', async () => {
    const { asked, opened } = open([user('anna'), user('bob', { active: false }), user('cid', { locked: true })]);
    const rows = await screen.findAllByRole('row');
    expect(rows.slice(1).map((row) => row.querySelector('.user-state')?.textContent?.trim())).toEqual([
      'Active',
      'Deactivated',
      'Locked',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'E-mail' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'email', order: 'asc', offset: 0 }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'bo' } });
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ name: 'bo', sort: 'email' }));
    screen.getByRole('grid').focus();
    await userEvent.setup().keyboard('{ArrowDown}{Enter}');
    expect(opened).toHaveBeenLastCalledWith({ type: 'user', id: 'id of bob', name: 'bob' });
  });

  it('says so when nobody is found', async () => {
    open([]);
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'zzz' } });
    expect(await screen.findByText('No user is found.')).toBeTruthy();
  });
});
