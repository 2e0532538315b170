import type { Credentials } from '../../../core/browser/session/credentials';
import type { SignedIn } from '../../../core/common/session/sessionShapes';
import { type Answered, LoginServer } from './loginServer';
import { SignIn } from './signIn';

const user: SignedIn = { userID: 'u1', tenantID: 't1', locale: 'en_US', userName: 'ann', mustChangePassword: false };
const refused = (code: string): Answered<SignedIn> => ({ ok: false, failure: { code, message: code } });

class FakeServer extends LoginServer {
  sent: Credentials[] = [];
  codes: string[] = [];
  captcha = false;
  answers: Answered<SignedIn>[] = [];

  override async login(credentials: Credentials): Promise<Answered<SignedIn>> {
    this.sent.push(credentials);
    return this.answers.shift() ?? { ok: true, result: user };
  }

  override async finishLogin(code: string): Promise<Answered<SignedIn>> {
    this.codes.push(code);
    return this.answers.shift() ?? { ok: true, result: user };
  }

  override async needsCaptcha(): Promise<boolean> {
    return this.captcha;
  }
}

let server: FakeServer;
let signedIn: [SignedIn, string][];
let asked: string[][];
let signIn: SignIn;

const make = (userName: string): SignIn =>
  new SignIn(
    server,
    userName,
    (...of) => void signedIn.push(of),
    (...whom) => void asked.push(whom),
  );

beforeEach(() => {
  server = new FakeServer();
  signedIn = [];
  asked = [];
  signIn = make('');
});

function fill(userName: string, password: string): void {
  signIn.type('userName', userName);
  signIn.type('password', password);
}

it('starts in the first empty field', () => {
  expect(signIn.state.focus.field).toBe('userName');
  expect(make('ann').state.focus.field).toBe('password');
});

it('asks for what is missing and goes to the first of it', async () => {
  signIn.type('userName', ' ann ');
  await signIn.submit();
  expect(signIn.state.problems).toEqual({ password: 'credentials.enterPassword' });
  expect(signIn.state.focus.field).toBe('password');
  expect(server.sent).toEqual([]);
  signIn.type('password', 'x');
  expect(signIn.state.problems).toEqual({ password: undefined });
});

it('trims name and password and hands on who signed in', async () => {
  fill(' ann ', ' secret ');
  await signIn.submit();
  expect(server.sent).toEqual([{ userName: 'ann', password: 'secret', captcha: '' }]);
  expect(signedIn).toEqual([[user, 'secret']]);
});

it('empties the password that was wrong and shows a code from when one is needed', async () => {
  fill('ann', 'wrong');
  server.answers = [refused('LOGIN_FAILED'), refused('LOGIN_FAILED')];
  await signIn.submit();
  expect(signIn.state).toMatchObject({ failure: { code: 'LOGIN_FAILED' }, captcha: undefined, busy: false });
  expect(signIn.state.values).toEqual({ userName: 'ann', password: '', captcha: '' });
  server.captcha = true;
  signIn.type('password', 'wrong');
  await signIn.submit();
  expect(signIn.state.captcha).toMatch(/captcha\?t=\d+&type=0&userName=ann$/);
  signIn.type('password', 'right');
  await signIn.submit();
  expect(signIn.state.problems).toEqual({ captcha: 'credentials.enterCaptcha' });
  expect(signIn.state.focus.field).toBe('captcha');
});

it('keeps the password when only the code was missing or wrong', async () => {
  fill('ann', 'secret');
  server.answers = [refused('CAPTCHA_REQUIRED'), refused('CAPTCHA_WRONG')];
  await signIn.submit();
  expect(signIn.state).toMatchObject({ failure: undefined, problems: { captcha: 'credentials.enterCaptcha' } });
  signIn.type('captcha', 'abcd');
  await signIn.submit();
  expect(signIn.state.failure?.code).toBe('CAPTCHA_WRONG');
  expect(signIn.state.values).toEqual({ userName: 'ann', password: 'secret', captcha: '' });
  expect(signIn.state.focus.field).toBe('captcha');
});

it('sends nothing twice', async () => {
  fill('ann', 'secret');
  await Promise.all([signIn.submit(), signIn.submit()]);
  expect(server.sent).toHaveLength(1);
});

it('asks at the start whether a code is needed', async () => {
  server.captcha = true;
  await signIn.start();
  expect(signIn.state.captcha).toBeDefined();
});

it('stays when the one who signed in is the wrong one', async () => {
  const again = new SignIn(
    server,
    'ann',
    () => ({ problem: 'credentials.sameUser' }),
    () => undefined,
  );
  again.type('password', 'secret');
  await again.submit();
  expect(again.state).toMatchObject({ busy: false, problems: { userName: 'credentials.sameUser' } });
});

it('hands over who has to set up codes first', async () => {
  server.answers = [refused('OTP_SETUP_REQUIRED')];
  fill(' ann ', 'secret');
  await signIn.submit();
  expect(asked).toEqual([['ann', 'secret']]);
  expect(signedIn).toEqual([]);
});

describe('with an authenticator app', () => {
  beforeEach(async () => {
    server.answers = [refused('OTP_REQUIRED')];
    fill('ann', 'secret');
    await signIn.submit();
  });

  it('asks for the code, and hands on nobody before it is right', async () => {
    expect(signIn.state).toMatchObject({ code: '', failure: undefined, focus: { field: 'code' } });
    expect(signedIn).toEqual([]);
    await signIn.submit();
    expect(signIn.state.codeProblem).toBe('credentials.enterCode');
    server.answers = [refused('OTP_WRONG')];
    signIn.typeCode('000000');
    await signIn.submit();
    expect(signIn.state).toMatchObject({ code: '', busy: false, codeProblem: 'OTP_WRONG', failure: undefined });
    signIn.typeCode(' 123456 ');
    await signIn.submit();
    expect(server.codes).toEqual(['000000', '123456']);
    expect(signedIn).toEqual([[user, 'secret']]);
  });

  it('begins with the password again when it took too long, or for somebody else', async () => {
    server.answers = [refused('OTP_EXPIRED')];
    signIn.typeCode('123456');
    await signIn.submit();
    expect(signIn.state).toMatchObject({ code: undefined, values: { userName: 'ann', password: '' } });
    expect(signIn.state.failure?.code).toBe('OTP_EXPIRED');
  });
});
