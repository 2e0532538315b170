import { Api, Session } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import english from '../../locales/en.json';
import { accountForm, needsPassword } from './accountForm';

async function open() {
  const container = createTestContainer({ texts: ['lathe.admin', english] });
  const sent: object[] = [];
  const user = { fullName: 'Ann', email: 'ann@example.org', phone: null };
  const updateCurrent = async ({ body }: { readonly body?: unknown } = {}): Promise<void> => {
    sent.push(Object(body));
    Object.assign(user, body);
  };
  const session = container.get(Session);
  jest.spyOn(session, 'changed').mockImplementation(async () => {
    Object.assign(session, { user });
    return undefined;
  });
  const api = container.get(Api);
  jest.spyOn(api, 'of').mockReturnValue({ updateCurrent });
  const form = accountForm(api, session, (key) => key);
  await form.load();
  return { form, sent };
}

it('asks for the password only before the address or the number changes, and keeps it out of backups', async () => {
  const { form, sent } = await open();
  form.set('fullName', 'Ann Other');
  expect(needsPassword(form)).toBe(false);
  expect(await form.save()).toBe(true);
  expect(sent).toEqual([{ fullName: 'Ann Other' }]);
  form.set('email', 'other@example.org');
  expect(needsPassword(form)).toBe(true);
  form.set('password', 'secret');
  expect(form.backup()).not.toContain('secret');
  expect(await form.save()).toBe(true);
  expect(sent.at(-1)).toEqual({ email: 'other@example.org', password: 'secret' });
  expect([form.dirty, form.values.password]).toEqual([false, '']);
});

it('finds what is wrong before it is sent', async () => {
  const { form, sent } = await open();
  form.set('email', 'nobody');
  form.set('phone', 'call me');
  expect(await form.save()).toBe(false);
  expect([form.errorOf('email'), form.errorOf('phone')]).toEqual(['users.badEmail', 'users.badPhone']);
  expect(sent).toEqual([]);
});
