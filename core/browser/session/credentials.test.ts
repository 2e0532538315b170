import { checkCredentials, trimCredentials } from './credentials';

const empty = { userName: '', password: '', captcha: '' };

it('trims what is sent', () => {
  expect(trimCredentials({ userName: ' ann ', password: '\tse cret ', captcha: ' x1 ' })).toEqual({
    userName: 'ann',
    password: 'se cret',
    captcha: 'x1',
  });
});

it('says what is missing', () => {
  expect(checkCredentials(empty, true)).toEqual({
    userName: 'credentials.enterUserName',
    password: 'credentials.enterPassword',
    captcha: 'credentials.enterCaptcha',
  });
});

it('asks for a code only where one is required', () => {
  expect(checkCredentials({ ...empty, userName: 'ann', password: 'secret' }, false)).toEqual({});
});
