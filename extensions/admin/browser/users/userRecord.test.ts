import { Api } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import type { UserView } from '../../common/userShapes';
import { UserRecord } from './userRecord';

const anna: UserView = {
  id: '10gd',
  userName: 'anna',
  fullName: 'Anna',
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
  revision: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  modifiedAt: '2026-01-01T00:00:00.000Z',
};

async function open(id: string) {
  const sent: unknown[] = [];
  const api = createTestContainer().get(Api);
  const answer = (name: string) => async (given: unknown) => {
    sent.push([name, given]);
    return anna;
  };
  jest.spyOn(api, 'of').mockReturnValue({ get: answer('get'), create: answer('create'), update: answer('update') });
  const record = new UserRecord(api, id, () => ({}));
  await record.form.load();
  return { record, sent };
}

describe('UserRecord', () => {
  it('makes a user and is that user from then on; the password is forgotten', async () => {
    const { record, sent } = await open('new');
    expect([record.isNew, sent]).toEqual([true, []]);
    record.form.set('userName', 'anna');
    record.form.set('password', 'Some-Good-Word-1');
    expect(await record.form.save()).toBe(true);
    expect(sent).toEqual([
      ['create', { body: expect.objectContaining({ userName: 'anna', password: 'Some-Good-Word-1' }) }],
    ]);
    expect([record.id, record.form.values.password, record.form.dirty]).toEqual(['10gd', '', false]);
  });

  it('sends what was changed, with the revision that was seen', async () => {
    const { record, sent } = await open('10gd');
    record.form.set('email', 'anna@example.org');
    await record.form.save();
    expect(sent.at(-1)).toEqual([
      'update',
      { params: { id: '10gd' }, body: { email: 'anna@example.org', revision: 3 } },
    ]);
  });
});
