import { FailedCall } from '../../../../core/browser/api/failedCall';
import { failure } from '../../../../core/common/calls/envelope';
import { TwoStepModel } from './twoStepModel';

const codes = ['aaaa-bbbb', 'cccc-dddd'];
const setup = { secret: 'ABCD', uri: 'otpauth://', qr: '<svg/>' };

function open(enabled = false, required = false) {
  const calls = {
    state: jest.fn(async () => ({ enabled, recoveryCodes: enabled ? 9 : 0, required })),
    change: jest.fn(async ({ body }: { body: { enabled: boolean; renew?: boolean } }) => {
      if (body.renew) return { enabled: true, recoveryCodes: codes };
      return body.enabled ? { enabled: false, setup } : { enabled: false };
    }),
    check: jest.fn(async () => ({ enabled: true, recoveryCodes: codes })),
  };
  return { calls, model: new TwoStepModel(calls, 'u1') };
}

const refused = (code: string) => new FailedCall(failure(code, code), 400);

it('is set up with the password, a picture and a first code', async () => {
  const { calls, model } = open();
  await model.load();
  expect(model.stage).toEqual({ kind: 'off' });
  await model.begin();
  expect(model.problems).toEqual({ password: 'credentials.enterPassword' });
  model.type('password', ' secret ');
  await model.begin();
  expect(calls.change).toHaveBeenCalledWith({ params: { id: 'u1' }, body: { enabled: true, password: 'secret' } });
  expect(model.stage).toEqual({ kind: 'setup', secret: 'ABCD', qr: '<svg/>' });
  expect(model.password).toBe('');
  await model.confirm();
  expect(model.problems).toEqual({ code: 'credentials.enterCode' });
  model.type('code', '123456');
  await model.confirm();
  expect(model.stage).toEqual({ kind: 'codes', codes });
});

it('says why something was refused and asks again', async () => {
  const { calls, model } = open();
  await model.load();
  calls.change.mockRejectedValueOnce(refused('PASSWORD_WRONG'));
  model.type('password', 'wrong');
  await model.begin();
  expect(model).toMatchObject({
    problems: { password: 'PASSWORD_WRONG' },
    failure: undefined,
    password: '',
    busy: false,
    stage: { kind: 'off' },
  });
  calls.check.mockRejectedValueOnce(refused('OTP_WRONG'));
  model.type('password', 'right');
  await model.begin();
  model.type('code', '000000');
  await model.confirm();
  expect(model).toMatchObject({ problems: { code: 'OTP_WRONG' }, code: '', focus: { field: 'code' } });
});

it('makes new recovery codes, and is switched off', async () => {
  const { model } = open(true);
  await model.load();
  expect(model.stage).toEqual({ kind: 'on', left: 9, required: false });
  model.type('password', 'secret');
  await model.renew();
  expect(model.stage).toEqual({ kind: 'codes', codes });
  model.type('password', 'secret');
  await model.turnOff();
  expect(model.stage).toEqual({ kind: 'off' });
});

it('knows that it cannot be switched off where the tenant asks for it', async () => {
  const { model } = open(true, true);
  await model.load();
  expect(model.stage).toMatchObject({ kind: 'on', required: true });
});

it('shows what is no matter of a field above them', async () => {
  const { calls, model } = open();
  await model.load();
  calls.change.mockRejectedValueOnce(refused('TOO_MANY'));
  model.type('password', 'secret');
  await model.begin();
  expect(model).toMatchObject({ failure: { code: 'TOO_MANY' }, problems: {} });
});
