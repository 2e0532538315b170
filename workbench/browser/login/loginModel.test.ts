import { waitFor } from '@testing-library/react';
import { clearCookie, readCookie, writeCookie } from '../../../core/browser/session/cookies';
import type { Credentials } from '../../../core/browser/session/credentials';
import type { EnrolledLogin, SecondFactorSetup } from '../../../core/common/session/secondFactorCalls';
import type { CurrentUser, SignedIn } from '../../../core/common/session/sessionShapes';
import { type Answered, LoginServer, type Recovered } from '../credentials/loginServer';
import { LoginModel, type LoginStep } from './loginModel';
import { readLoginParameters } from './loginParameters';

const user: SignedIn = { userID: 'u1', tenantID: 't1', locale: 'en_US', userName: 'ann', mustChangePassword: false };

const current: CurrentUser = {
  id: 'u1',
  userName: 'ann',
  tenantId: 't1',
  tenantName: 'One',
  languageLocaleKey: 'en_US',
  profile: 'Developer',
  permissions: [],
  fullName: '',
  email: null,
  phone: null,
  requireNamespace: false,
  namespace: null,
  mustChangePassword: false,
  customerChannel: '',
  xDomainType: '',
  ctx: { clientName: '', userType: 'User', hwCloud: { domainId: '' } },
};

class FakeServer extends LoginServer {
  made: string[] = [];
  valid = false;
  user = user;

  answer: Answered<SignedIn> | undefined;
  setup: Answered<SecondFactorSetup> = { ok: true, result: { secret: 'ABCD', uri: 'otpauth://', qr: '<svg/>' } };

  override async login(): Promise<Answered<SignedIn>> {
    return this.answer ?? { ok: true, result: this.user };
  }

  override async sendsSms(): Promise<boolean> {
    return true;
  }

  override async sendResetEmail(userName: string): Promise<Answered<object>> {
    this.made.push(`e-mail to ${userName}`);
    return { ok: true, result: {} };
  }

  override async sendResetSms(userName: string): Promise<Answered<null>> {
    this.made.push(`code to ${userName}`);
    return { ok: true, result: null };
  }

  override async beginSetup(): Promise<Answered<SecondFactorSetup>> {
    return this.setup;
  }

  override async finishSetup(code: string): Promise<Answered<EnrolledLogin>> {
    if (code === '111111') return { ok: false, failure: { code: 'OTP_EXPIRED', message: 'Over.' } };
    if (code !== '123456') return { ok: false, failure: { code: 'OTP_WRONG', message: 'Wrong.' } };
    return { ok: true, result: { ...this.user, recoveryCodes: ['aaaa', 'bbbb'] } };
  }

  override async register(account: Credentials): Promise<Answered<SignedIn>> {
    this.made.push(Object.values(account).join('/'));
    return this.answer ?? { ok: true, result: this.user };
  }

  override async verifyLink(link: string): Promise<Answered<Recovered>> {
    if (link !== 'good-link') return { ok: false, failure: { code: 'RESET_EXPIRED', message: 'Expired.' } };
    return { ok: true, result: { userName: 'ann', token: 'right' } };
  }

  override async verifyCode(userName: string, code: string): Promise<Answered<Recovered>> {
    if (code !== '123456') return { ok: false, failure: { code: 'RESET_CODE_WRONG', message: 'Wrong.' } };
    return { ok: true, result: { userName, token: 'right' } };
  }

  override async resetPassword(token: string, password: string): Promise<Answered<object>> {
    this.made.push(`${token}>${password}`);
    return { ok: true, result: {} };
  }

  override async logout(): Promise<void> {
    this.made.push('logout');
  }

  override async currentUser(): Promise<CurrentUser | undefined> {
    this.made.push('currentUser');
    return this.valid ? { ...current, mustChangePassword: this.user.mustChangePassword } : undefined;
  }

  override async needsCaptcha(): Promise<boolean> {
    return false;
  }

  override async changeLocale(locale: string): Promise<Answered<object>> {
    this.made.push(locale);
    return { ok: true, result: {} };
  }

  override async changePassword(...passwords: string[]): Promise<Answered<null>> {
    this.made.push(passwords.join('>'));
    return { ok: true, result: null };
  }
}

let server: FakeServer;
let left: string[];
let search: string;

beforeEach(() => {
  server = new FakeServer();
  left = [];
  localStorage.clear();
  clearCookie('userId');
  clearCookie('u-m');
});

async function open(asked: string, hash = '', portal = false): Promise<LoginModel> {
  search = asked;
  const place = {
    origin: 'https://lathe.example',
    search: asked,
    hash,
    portal,
    leaveFor: (address: string) => left.push(address),
    rename: (renamed: string) => (search = renamed),
  };
  const model = new LoginModel(server, readLoginParameters(asked), place);
  await model.start();
  return model;
}

/** Some steps are loaded first. */
async function shown<K extends LoginStep['kind']>(
  model: LoginModel,
  kind: K,
): Promise<Extract<LoginStep, { kind: K }>> {
  const is = (step: LoginStep): step is Extract<LoginStep, { kind: K }> => step.kind === kind;
  return waitFor(() => {
    const { step } = model.state;
    if (!is(step)) throw new Error(`The page shows ${step.kind}.`);
    return step;
  });
}

async function logIn(model: LoginModel): Promise<void> {
  const { step } = model.state;
  if (step.kind !== 'signIn') throw new Error(`The page shows ${step.kind}.`);
  step.signIn.type('userName', 'ann');
  step.signIn.type('password', 'one-time-1');
  await step.signIn.submit();
}

it('asks no server whether a browser without a user is signed in', async () => {
  expect((await open('')).state.step.kind).toBe('signIn');
  expect(server.made).toEqual([]);
});

it('goes on at once with a session that is valid', async () => {
  writeCookie('userId', 'u1');
  server.valid = true;
  const model = await open('?redirect=%2Fprojects%2Fapp-center%3Fa%3D1');
  expect(model.state.step.kind).toBe('leaving');
  expect(left).toEqual(['/projects/app-center?a=1']);
});

it('shows the form when the session is not valid any more', async () => {
  writeCookie('userId', 'u1');
  expect((await open('')).state.step.kind).toBe('signIn');
  expect(left).toEqual([]);
});

it('logs out first, once', async () => {
  writeCookie('userId', 'u1');
  server.valid = true;
  const model = await open('?logout=true&redirect=%2Fprojects');
  expect(model.state.step).toMatchObject({ kind: 'signIn', loggedOut: true });
  expect(server.made).toEqual(['logout']);
  expect(readCookie('userId')).toBeUndefined();
  expect(search).toBe('?redirect=%2Fprojects');
});

it.each([
  ['', '/projects'],
  ['?redirect=https%3A%2F%2Fevil.example', '/projects'],
  ['?redirect=%2F%2Fevil.example', '/projects'],
  ['?redirect=javascript%3Aalert(1)', '/projects'],
  ['?redirect=%2Fview-edit%2F1', '/view-edit/1'],
])('with %j goes to %s', async (asked, place) => {
  localStorage.setItem('foreign', '1');
  localStorage.setItem('lathe.theme', '1');
  await logIn(await open(asked));
  expect(left).toEqual([place]);
  expect(Object.keys(localStorage)).toEqual(['lathe.theme']);
  expect(readCookie('u-m')).toBe('ann');
});

it('does not go on before a handed-out password is changed', async () => {
  server.user = { ...user, mustChangePassword: true };
  const model = await open('');
  await logIn(model);
  const step = await shown(model, 'changePassword');
  expect(left).toEqual([]);
  step.change.type('newPassword', 'My-own-1');
  step.change.type('repeated', 'My-own-1');
  await step.change.submit();
  expect(server.made).toEqual(['one-time-1>My-own-1', 'en']);
  expect(left).toEqual(['/projects']);
});

it('lets somebody else log in instead of changing the password', async () => {
  server.user = { ...user, mustChangePassword: true };
  const model = await open('');
  await logIn(model);
  await model.logOut();
  expect(model.state.step.kind).toBe('signIn');
});

it('asks whoever is signed in with a handed-out password for both', async () => {
  writeCookie('userId', 'u1');
  server.valid = true;
  server.user = { ...user, mustChangePassword: true };
  const { step } = (await open('')).state;
  expect(step).toMatchObject({ kind: 'changePassword', askOld: true });
  expect(left).toEqual([]);
});

it('makes the language that was chosen on the page the user’s own', async () => {
  const model = await open('');
  await logIn(model);
  expect(server.made).toEqual([]);
  const other = await open('');
  other.chooseLocale('zh-CN');
  await logIn(other);
  expect(server.made).toEqual(['zh-CN']);
  expect(left).toEqual(['/projects', '/projects']);
});

const provided = '?idp-type=saml&idp-name=corp&tenant-id=t1&redirect=%2Fview-edit%2F1';

it('leads to the identity provider that the address names', async () => {
  expect((await open(provided)).state.step.kind).toBe('leaving');
  expect(left).toEqual([
    '/baas/auth/v1.0/idp/login?idp-type=saml&idp-name=corp&tenant-id=t1&redirect=%2Fview-edit%2F1',
  ]);
});

it.each(['&failure=SSO_STATE', '&logout=true'])('does not lead there again after %s', async (more) => {
  expect((await open(provided + more)).state.step.kind).toBe('signIn');
  expect(left).toEqual([]);
});

async function chooseNew(model: LoginModel): Promise<void> {
  const step = await shown(model, 'changePassword');
  expect(step).toMatchObject({ why: 'chooseNew', askOld: false });
  step.change.type('newPassword', 'My-own-1');
  step.change.type('repeated', 'My-own-1');
  await step.change.submit();
  expect(server.made.at(-1)).toBe('right>My-own-1');
  expect(model.state.step).toMatchObject({ kind: 'signIn', note: 'login.passwordSet' });
}

it('sets a forgotten password by the link of an e-mail, which leaves the address', async () => {
  const model = await open('?redirect=%2Fprojects', '#reset=good-link');
  expect(search).toBe('?redirect=%2Fprojects');
  await chooseNew(model);
  expect(left).toEqual([]);
});

it('says why a link does not work and lets its user ask for another', async () => {
  const { step } = (await open('', '#reset=old-link')).state;
  if (step.kind !== 'recovery') throw new Error(`The page shows ${step.kind}.`);
  expect(step.recovery.state).toMatchObject({ stage: 'ask', failure: { code: 'RESET_EXPIRED' } });
  await step.recovery.sendEmail();
  expect(step.recovery.state.problems).toEqual({ userName: 'credentials.enterUserName' });
  step.recovery.type('userName', ' ann ');
  await step.recovery.sendEmail();
  expect(server.made).toEqual(['e-mail to ann']);
  expect(step.recovery.state.stage).toBe('sent');
});

it('sets a forgotten password by the code of a text message', async () => {
  const model = await open('');
  const { signIn } = await shown(model, 'signIn');
  const loading = model.forgotten();
  signIn.type('userName', 'ann');
  const recovery = await loading;
  if (!recovery) throw new Error('It cannot be loaded.');
  expect(recovery.state.values.userName).toBe('ann');
  await recovery.sendSms();
  expect(recovery.state.stage).toBe('code');
  await recovery.submitCode();
  expect(recovery.state.problems).toEqual({ code: 'credentials.enterCode' });
  recovery.type('code', '000000');
  await recovery.submitCode();
  expect(recovery.state).toMatchObject({ problems: { code: 'Wrong.' }, failure: undefined, values: { code: '' } });
  recovery.type('code', '123456');
  await recovery.submitCode();
  await chooseNew(model);
});

it('keeps users of built applications at their own page, and others from it', async () => {
  const portal = await open('', '', true);
  await logIn(portal);
  expect(portal.state.step).toEqual({ kind: 'portalHome', userName: 'ann' });
  expect(left).toEqual([]);
  writeCookie('userId', 'u1');
  server.valid = true;
  expect((await open('', '', true)).state.step.kind).toBe('signIn');
});

it('greets whom an identity provider has brought as after any log-in', async () => {
  writeCookie('userId', 'u1');
  server.valid = true;
  localStorage.setItem('foreign', '1');
  await open('?entered=true&redirect=%2Fview-edit%2F1');
  expect(left).toEqual(['/view-edit/1']);
  expect(localStorage.getItem('foreign')).toBeNull();
});

const refused = (code: string): Answered<never> => ({ ok: false, failure: { code, message: `${code}.` } });

describe('where the tenant asks for one-time codes', () => {
  beforeEach(() => {
    server.answer = refused('OTP_SETUP_REQUIRED');
  });

  it('has them set up, and shows the recovery codes before it goes on', async () => {
    const model = await open('?redirect=%2Fview-edit%2F1');
    await logIn(model);
    const { enrolment } = await shown(model, 'enrolment');
    await waitFor(() => expect(enrolment.state.stage).toEqual({ kind: 'setup', secret: 'ABCD', qr: '<svg/>' }));
    await enrolment.submit();
    expect(enrolment.state.problem).toBe('credentials.enterCode');
    enrolment.type('000000');
    await enrolment.submit();
    expect(enrolment.state).toMatchObject({ problem: 'Wrong.', code: '', busy: false });
    enrolment.type(' 123456 ');
    await enrolment.submit();
    expect(enrolment.state.stage).toMatchObject({ kind: 'codes', codes: ['aaaa', 'bbbb'] });
    expect(left).toEqual([]);
    await enrolment.submit();
    expect(left).toEqual(['/view-edit/1']);
  });

  it('begins with the password again when it took too long', async () => {
    const model = await open('');
    await logIn(model);
    const { enrolment } = await shown(model, 'enrolment');
    await waitFor(() => expect(enrolment.state.stage.kind).toBe('setup'));
    enrolment.type('111111');
    await enrolment.submit();
    const { signIn } = await shown(model, 'signIn');
    expect(signIn.state).toMatchObject({ failure: { code: 'OTP_EXPIRED' }, values: { password: '' } });
  });

  it('says so when somebody else has set them up meanwhile', async () => {
    server.setup = refused('OTP_ON');
    const model = await open('');
    await logIn(model);
    await waitFor(() => {
      const { step } = model.state;
      expect(step.kind === 'signIn' && step.signIn.state.failure?.code).toBe('OTP_ON');
    });
  });

  it('has a handed-out password changed afterwards', async () => {
    server.user = { ...user, mustChangePassword: true };
    const model = await open('');
    await logIn(model);
    const { enrolment } = await shown(model, 'enrolment');
    await waitFor(() => expect(enrolment.state.stage.kind).toBe('setup'));
    enrolment.type('123456');
    await enrolment.submit();
    await enrolment.submit();
    const step = await shown(model, 'changePassword');
    expect(step).toMatchObject({ askOld: false, why: 'mustChange' });
    expect(step.change.state.values.oldPassword).toBe('one-time-1');
  });
});

describe('a registration', () => {
  const account = {
    userName: ' guest ',
    newPassword: 'Some-word-1',
    repeated: 'Some-word-1',
    captcha: 'abcd',
  } as const;

  async function fill(values: Partial<Record<keyof typeof account, string>>, model?: LoginModel) {
    const page = model ?? (await open('', '', true));
    const registration = await page.register();
    if (!registration) throw new Error('It cannot be loaded.');
    for (const field of ['userName', 'newPassword', 'repeated', 'captcha'] as const)
      registration.type(field, values[field] ?? '');
    await registration.submit();
    return { registration, page };
  }

  it('makes an account and is at home in it', async () => {
    const { page } = await fill(account);
    expect(server.made).toEqual(['guest/Some-word-1/abcd']);
    expect(await shown(page, 'portalHome')).toEqual({ kind: 'portalHome', userName: 'ann' });
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
    expect(server.made).toEqual([]);
  });

  it.each([
    ['USER_EXISTS', { userName: 'USER_EXISTS.' }, 'userName'],
    ['CAPTCHA_WRONG', { captcha: 'credentials.captchaWrong' }, 'captcha'],
    ['PASSWORD_WEAK', { newPassword: 'PASSWORD_WEAK.' }, 'newPassword'],
  ])('shows %s beside its field, with another image', async (code, problems, field) => {
    server.answer = refused(code);
    const { registration } = await fill(account);
    expect(registration.state).toMatchObject({ problems, failure: undefined, busy: false, focus: { field } });
    expect(registration.state.values.captcha).toBe('');
  });

  it('shows what is no matter of a field above them, and has codes set up where they are asked for', async () => {
    server.answer = refused('REGISTRATION_OFF');
    const { registration, page } = await fill(account);
    expect(registration.state).toMatchObject({ problems: {}, failure: { code: 'REGISTRATION_OFF' } });
    server.answer = refused('OTP_SETUP_REQUIRED');
    await fill(account, page);
    expect((await shown(page, 'enrolment')).userName).toBe('guest');
  });
});

it('says that the server is not there when what comes next cannot be loaded', async () => {
  const place = {
    origin: 'https://lathe.example',
    search: '',
    hash: '',
    portal: false,
    leaveFor: (address: string) => left.push(address),
    rename: () => undefined,
  };
  const gone = () => Promise.reject(new Error('gone'));
  const model = new LoginModel(server, readLoginParameters(''), place, gone);
  await model.start();
  expect(await model.forgotten()).toBeUndefined();
  const { signIn } = await shown(model, 'signIn');
  expect(signIn.state.failure?.key).toBe('credentials.serviceUnavailable');
});
