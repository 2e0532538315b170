import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/en.json';
import { type Answered, LoginServer } from '../credentials/loginServer';
import { translator } from './loginTexts';
import { Recovery } from './recovery';
import { RecoveryForm } from './RecoveryForm';

class FakeServer extends LoginServer {
  readonly asked: string[] = [];

  override async sendsSms(): Promise<boolean> {
    return true;
  }

  override async sendResetEmail(userName: string): Promise<Answered<object>> {
    this.asked.push(userName);
    return { ok: true, result: {} };
  }

  override async sendResetSms(): Promise<Answered<null>> {
    return { ok: true, result: null };
  }
}

const open = async (userName: string) => {
  const server = new FakeServer();
  const recovery = new Recovery(server, userName, () => undefined);
  const onBack = jest.fn();
  render(<RecoveryForm recovery={recovery} onBack={onBack} t={translator(texts)} />);
  await act(() => recovery.start());
  return { server, onBack, user: userEvent.setup() };
};

it('sends an e-mail by the keyboard, and says nothing of whether there is such a user', async () => {
  const { server, onBack, user } = await open('');
  expect(document.activeElement).toBe(screen.getByLabelText('User name'));
  await user.keyboard('{Enter}');
  expect(screen.getByText('Please enter user name')).toBeTruthy();
  await user.keyboard('ann{Enter}');
  expect(server.asked).toEqual(['ann']);
  expect(screen.getByRole('status').textContent).toMatch(/^If ann is known here/);
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(onBack).toHaveBeenCalled();
});

it('asks for the code of a text message, where such can be sent', async () => {
  const { user } = await open('ann');
  await user.click(await screen.findByRole('button', { name: 'Send a Text Message' }));
  const code = screen.getByLabelText('One-time code');
  expect(document.activeElement).toBe(code);
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  await user.keyboard('{Enter}');
  expect(screen.getByText('Please enter the code')).toBeTruthy();
  expect(code.getAttribute('aria-invalid')).toBe('true');
});
