import { readCookie, writeCookie } from '../../../core/browser/session/cookies';
import type { LoginModel } from './loginModel';
import { logIn, shown, TestLogin, testUser } from './testLogin';

let page: TestLogin;

beforeEach(() => {
  page = new TestLogin();
});

it('asks no server whether a browser without a user is signed in', async () => {
  expect((await page.open()).state.step.kind).toBe('signIn');
  expect(page.server.made).toEqual([]);
});

it('goes on at once with a session that is valid', async () => {
  writeCookie('userId', 'u1');
  page.server.valid = true;
  const model = await page.open('?redirect=%2Fprojects%2Fapp-center%3Fa%3D1');
  expect(model.state.step.kind).toBe('leaving');
  expect(page.left).toEqual(['/projects/app-center?a=1']);
});

it('shows the form when the session is not valid any more', async () => {
  writeCookie('userId', 'u1');
  expect((await page.open()).state.step.kind).toBe('signIn');
  expect(page.left).toEqual([]);
});

it('logs out first, once', async () => {
  writeCookie('userId', 'u1');
  page.server.valid = true;
  const model = await page.open('?logout=true&redirect=%2Fprojects');
  expect(model.state.step).toMatchObject({ kind: 'signIn', loggedOut: true });
  expect(page.server.made).toEqual(['logout']);
  expect(readCookie('userId')).toBeUndefined();
  expect(page.search).toBe('?redirect=%2Fprojects');
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
  await logIn(await page.open(asked));
  expect(page.left).toEqual([place]);
  expect(Object.keys(localStorage)).toEqual(['lathe.theme']);
  expect(readCookie('u-m')).toBe('ann');
});

it('does not go on before a handed-out password is changed', async () => {
  page.server.user = { ...testUser, mustChangePassword: true };
  const model = await page.open();
  await logIn(model);
  const step = await shown(model, 'changePassword');
  expect(page.left).toEqual([]);
  step.change.type('newPassword', 'My-own-1');
  step.change.type('repeated', 'My-own-1');
  await step.change.submit();
  expect(page.server.made).toEqual(['one-time-1>My-own-1', 'en']);
  expect(page.left).toEqual(['/projects']);
});

it('lets somebody else log in instead of changing the password', async () => {
  page.server.user = { ...testUser, mustChangePassword: true };
  const model = await page.open();
  await logIn(model);
  await model.logOut();
  expect(model.state.step.kind).toBe('signIn');
});

it('asks whoever is signed in with a handed-out password for both', async () => {
  writeCookie('userId', 'u1');
  page.server.valid = true;
  page.server.user = { ...testUser, mustChangePassword: true };
  const { step } = (await page.open()).state;
  expect(step).toMatchObject({ kind: 'changePassword', askOld: true });
  expect(page.left).toEqual([]);
});

it('makes the language that was chosen on the page the user’s own', async () => {
  const model = await page.open();
  await logIn(model);
  expect(page.server.made).toEqual([]);
  const other = await page.open();
  other.chooseLocale('zh-CN');
  await logIn(other);
  expect(page.server.made).toEqual(['zh-CN']);
  expect(page.left).toEqual(['/projects', '/projects']);
});

const provided = '?idp-type=saml&idp-name=corp&tenant-id=t1&redirect=%2Fview-edit%2F1';

it('leads to the identity provider that the address names', async () => {
  expect((await page.open(provided)).state.step.kind).toBe('leaving');
  expect(page.left).toEqual([
    '/baas/auth/v1.0/idp/login?idp-type=saml&idp-name=corp&tenant-id=t1&redirect=%2Fview-edit%2F1',
  ]);
});

it.each(['&failure=SSO_STATE', '&logout=true'])('does not lead there again after %s', async (more) => {
  expect((await page.open(provided + more)).state.step.kind).toBe('signIn');
  expect(page.left).toEqual([]);
});

async function chooseNew(model: LoginModel): Promise<void> {
  const step = await shown(model, 'changePassword');
  expect(step).toMatchObject({ why: 'chooseNew', askOld: false });
  step.change.type('newPassword', 'My-own-1');
  step.change.type('repeated', 'My-own-1');
  await step.change.submit();
  expect(page.server.made.at(-1)).toBe('right>My-own-1');
  expect(model.state.step).toMatchObject({ kind: 'signIn', note: 'login.passwordSet' });
}

it('sets a forgotten password by the link of an e-mail, which leaves the address', async () => {
  const model = await page.open('?redirect=%2Fprojects', { hash: '#reset=good-link' });
  expect(page.search).toBe('?redirect=%2Fprojects');
  await chooseNew(model);
  expect(page.left).toEqual([]);
});

it('says why a link does not work and lets its user ask for another', async () => {
  const { step } = (await page.open('', { hash: '#reset=old-link' })).state;
  if (step.kind !== 'recovery') throw new Error(`The page shows ${step.kind}.`);
  expect(step.recovery.state).toMatchObject({ stage: 'ask', failure: { code: 'RESET_EXPIRED' } });
  await step.recovery.sendEmail();
  expect(step.recovery.state.problems).toEqual({ userName: 'credentials.enterUserName' });
  step.recovery.type('userName', ' ann ');
  await step.recovery.sendEmail();
  expect(page.server.made).toEqual(['e-mail to ann']);
  expect(step.recovery.state.stage).toBe('sent');
});

it('sets a forgotten password by the code of a text message', async () => {
  const model = await page.open();
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
  const portal = await page.open('', { portal: true });
  await logIn(portal);
  expect(portal.state.step).toEqual({ kind: 'portalHome', userName: 'ann' });
  expect(page.left).toEqual([]);
  writeCookie('userId', 'u1');
  page.server.valid = true;
  expect((await page.open('', { portal: true })).state.step.kind).toBe('signIn');
});

it('greets whom an identity provider has brought as after any log-in', async () => {
  writeCookie('userId', 'u1');
  page.server.valid = true;
  localStorage.setItem('foreign', '1');
  await page.open('?entered=true&redirect=%2Fview-edit%2F1');
  expect(page.left).toEqual(['/view-edit/1']);
  expect(localStorage.getItem('foreign')).toBeNull();
});

it('says that the server is not there when what comes next cannot be loaded', async () => {
  const model = await page.open('', { load: () => Promise.reject(new Error('gone')) });
  expect(await model.forgotten()).toBeUndefined();
  const { signIn } = await shown(model, 'signIn');
  expect(signIn.state.failure?.key).toBe('credentials.serviceUnavailable');
});
