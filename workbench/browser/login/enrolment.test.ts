import { waitFor } from '@testing-library/react';
import { logIn, refused, shown, TestLogin, testUser } from './testLogin';

let page: TestLogin;

beforeEach(() => {
  page = new TestLogin();
});

describe('where the tenant asks for one-time codes', () => {
  beforeEach(() => {
    page.server.answer = refused('OTP_SETUP_REQUIRED');
  });

  it('has them set up, and shows the recovery codes before it goes on', async () => {
    const model = await page.open('?redirect=%2Fview-edit%2F1');
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
    expect(page.left).toEqual([]);
    await enrolment.submit();
    expect(page.left).toEqual(['/view-edit/1']);
  });

  it('begins with the password again when it took too long', async () => {
    const model = await page.open();
    await logIn(model);
    const { enrolment } = await shown(model, 'enrolment');
    await waitFor(() => expect(enrolment.state.stage.kind).toBe('setup'));
    enrolment.type('111111');
    await enrolment.submit();
    const { signIn } = await shown(model, 'signIn');
    expect(signIn.state).toMatchObject({ failure: { code: 'OTP_EXPIRED' }, values: { password: '' } });
  });

  it('says so when somebody else has set them up meanwhile', async () => {
    page.server.setup = refused('OTP_ON');
    const model = await page.open();
    await logIn(model);
    await waitFor(() => {
      const { step } = model.state;
      expect(step.kind === 'signIn' && step.signIn.state.failure?.code).toBe('OTP_ON');
    });
  });

  it('has a handed-out password changed afterwards', async () => {
    page.server.user = { ...testUser, mustChangePassword: true };
    const model = await page.open();
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
