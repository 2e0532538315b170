import { checkUser } from './checkUser';

const right = {
  userName: 'anna',
  fullName: 'Anna',
  email: '',
  phone: '+86 139 0000 0000',
  languageLocaleKey: 'en_US',
  profile: 'Developer',
  password: '',
  mustChangePassword: true,
};

describe('checkUser', () => {
  const check = (values: object) => checkUser({ ...right, ...values }, (key) => key);

  it('finds what the server would refuse', () => {
    expect(check({})).toEqual({});
    expect(check({ userName: '=a', fullName: '=b' })).toEqual({
      userName: 'users.noFormula',
      fullName: 'users.noFormula',
    });
    expect(check({ email: 'nobody', phone: 'call me' })).toEqual({ email: 'users.badEmail', phone: 'users.badPhone' });
  });
});
