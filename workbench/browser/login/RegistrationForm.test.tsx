import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Credentials } from '../../../core/browser/session/credentials';
import type { PasswordPolicy } from '../../../core/common/session/passwordPolicy';
import type { SignedIn } from '../../../core/common/session/sessionShapes';
import texts from '../../locales/en.json';
import { type Answered, LoginServer } from '../credentials/loginServer';
import { translator } from './loginTexts';
import { Registration } from './registration';
import { RegistrationForm } from './RegistrationForm';
import { RegistrationLink } from './RegistrationLink';

const t = translator(texts);

class FakeServer extends LoginServer {
  readonly sent: Credentials[] = [];

  override async register(account: Credentials): Promise<Answered<SignedIn>> {
    this.sent.push(account);
    return { ok: false, failure: { code: 'USER_EXISTS', message: 'The name is taken.' } };
  }

  override async passwordPolicy(): Promise<PasswordPolicy> {
    return { minLength: 10 };
  }
}

it('is filled in by the keyboard alone, with errors beside the fields', async () => {
  const server = new FakeServer();
  const ends = { done: () => undefined, setUp: () => undefined };
  const registration = new Registration(server, () => 'en', ends);
  render(<RegistrationForm registration={registration} onBack={() => undefined} t={t} />);
  await act(() => registration.start());
  const user = userEvent.setup();
  const name = screen.getByLabelText('User name');
  expect(document.activeElement).toBe(name);
  expect(screen.getByText('10 to 32 characters')).toBeTruthy();
  await user.keyboard('guest{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await user.keyboard('Some-long-word{Tab}{Tab}Some-long-word{Enter}');
  const code = screen.getByLabelText('Verify code');
  expect(document.activeElement).toBe(code);
  await user.keyboard('abcd{Enter}');
  expect(server.sent).toEqual([{ userName: 'guest', password: 'Some-long-word', captcha: 'abcd' }]);
  expect(document.activeElement).toBe(name);
  const description = document.getElementById(name.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('The name is taken.');
  expect(description?.getAttribute('aria-live')).toBe('polite');
});

it.each([true, false])('is offered where it is allowed: %s', async (allowed) => {
  const register = jest.fn();
  const server = { allowsRegistration: async () => allowed };
  await act(async () => render(<RegistrationLink server={server} onRegister={register} t={t} />));
  const button = screen.queryByRole('button', { name: 'Create an Account' });
  expect(button !== null).toBe(allowed);
  button?.click();
  expect(register).toHaveBeenCalledTimes(allowed ? 1 : 0);
});
