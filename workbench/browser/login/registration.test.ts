import type { LoginModel } from './loginModel';
import { refused, shown, TestLogin } from './testLogin';

let page: TestLogin;

beforeEach(() => {
  page = new TestLogin();
});

describe('a registration', () => {
  const account = {
    userName: ' guest ',
    newPassword: 'Some-word-1',
    repeated: 'Some-word-1',
    captcha: 'abcd',
  } as const;

  async function fill(values: Partial<Record<keyof typeof account, string>>, model?: LoginModel) {
    const opened = model ?? (await page.open('', { portal: true }));
    const registration = await opened.register();
    if (!registration) throw new Error('It cannot be loaded.');
    for (const field of ['userName', 'newPassword', 'repeated', 'captcha'] as const)
      registration.type(field, values[field] ?? '');
    await registration.submit();
    return { registration, opened };
  }

  it('makes an account and is at home in it', async () => {
    const { opened } = await fill(account);
    expect(page.server.made).toEqual(['guest/Some-word-1/abcd']);
    expect(await shown(opened, 'portalHome')).toEqual({ kind: 'portalHome', userName: 'ann' });
  });

  it('says what is missing, and sends nothing', async () => {
    const { registration } = await fill({ newPassword: 'short', repeated: 'other' });
    expect(registration.state.problems).toEqual({
      userName: 'credentials.enterUserName',
      newPassword: 'credentials.rulesBroken',
      repeated: 'credentials.notTheSame',
      captcha: 'credentials.enterCaptcha',
    });
    expect(registration.state.focus.field).toBe('userName');
    expect(registration.rules.map(({ rule }) => rule)).toEqual(['length', 'kinds', 'name', 'common']);
    expect(page.server.made).toEqual([]);
  });

  it.each([
    ['USER_EXISTS', { userName: 'USER_EXISTS.' }, 'userName'],
    ['CAPTCHA_WRONG', { captcha: 'credentials.captchaWrong' }, 'captcha'],
    ['PASSWORD_WEAK', { newPassword: 'PASSWORD_WEAK.' }, 'newPassword'],
  ])('shows %s beside its field, with another image', async (code, problems, field) => {
    page.server.answer = refused(code);
    const { registration } = await fill(account);
    expect(registration.state).toMatchObject({ problems, failure: undefined, busy: false, focus: { field } });
    expect(registration.state.values.captcha).toBe('');
  });

  it('shows what is no matter of a field above them, and has codes set up where they are asked for', async () => {
    page.server.answer = refused('REGISTRATION_OFF');
    const { registration, opened } = await fill(account);
    expect(registration.state).toMatchObject({ problems: {}, failure: { code: 'REGISTRATION_OFF' } });
    page.server.answer = refused('OTP_SETUP_REQUIRED');
    await fill(account, opened);
    expect((await shown(opened, 'enrolment')).userName).toBe('guest');
  });
});
