import type { LoginFailure } from './loginServer';
import { PasswordChange } from './passwordChange';

let sent: [string, string][];
let failures: LoginFailure[];
let finished: number;
let change: PasswordChange;

beforeEach(() => {
  sent = [];
  failures = [];
  finished = 0;
  const send = async (...passwords: [string, string]): Promise<LoginFailure | undefined> => {
    sent.push(passwords);
    return failures.shift();
  };
  change = new PasswordChange(
    'ann',
    'one-time-1',
    () => 'en',
    send,
    () => finished++,
  );
});

const met = (): string[] => change.rules.filter((rule) => rule.met).map(({ rule }) => rule);

function fill(newPassword: string, repeated = newPassword): void {
  change.type('newPassword', newPassword);
  change.type('repeated', repeated);
}

it('shows the rules as they are met', () => {
  expect(met()).toEqual([]);
  change.type('newPassword', 'ann');
  expect(met()).toEqual(['common', 'other']);
  change.type('newPassword', 'New-secret');
  expect(met()).toEqual(['length', 'kinds', 'name', 'common', 'other']);
});

it('sends nothing that breaks a rule or was typed differently twice', async () => {
  fill('short');
  await change.submit();
  expect(change.state.problems).toEqual({ newPassword: 'credentials.rulesBroken' });
  fill('New-secret', 'New-secrte');
  await change.submit();
  expect(change.state.problems).toEqual({ repeated: 'credentials.notTheSame' });
  expect(change.state.focus.field).toBe('repeated');
  expect(sent).toEqual([]);
});

it('changes the password and is done', async () => {
  fill(' New-secret ');
  await change.submit();
  expect(sent).toEqual([['one-time-1', 'New-secret']]);
  expect(finished).toBe(1);
});

it('goes to the field that the server refused', async () => {
  failures = [
    { code: 'PASSWORD_WRONG', message: 'Wrong.' },
    { code: 'PASSWORD_WEAK', message: 'Common.' },
    { code: 'TOO_MANY', message: 'Later.' },
  ];
  fill('New-secret');
  await change.submit();
  expect(change.state).toMatchObject({ busy: false, oldWrong: true, focus: { field: 'oldPassword' } });
  expect(change.state.problems).toEqual({ oldPassword: 'Wrong.' });
  await change.submit();
  expect(change.state).toMatchObject({ oldWrong: true, focus: { field: 'newPassword' } });
  expect(change.state.problems).toEqual({ newPassword: 'Common.' });
  await change.submit();
  expect(change.state).toMatchObject({ failure: { code: 'TOO_MANY' }, problems: {} });
  expect(finished).toBe(0);
});
