import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EnrolledLogin, SecondFactorSetup } from '../../../core/common/session/secondFactorCalls';
import texts from '../../locales/en.json';
import { type Answered, LoginServer } from '../credentials/loginServer';
import { Enrolment } from './enrolment';
import { EnrolmentForm } from './EnrolmentForm';
import { translator } from './loginTexts';

const user = { userID: 'u1', tenantID: 't1', locale: 'en_US', userName: 'ann', mustChangePassword: false };

class FakeServer extends LoginServer {
  override async beginSetup(): Promise<Answered<SecondFactorSetup>> {
    return { ok: true, result: { secret: 'ABCDEFGH', uri: 'otpauth://', qr: '<svg/>' } };
  }

  override async finishSetup(code: string): Promise<Answered<EnrolledLogin>> {
    if (code !== '123456') return { ok: false, failure: { code: 'OTP_WRONG', message: 'Wrong code.' } };
    return { ok: true, result: { ...user, recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } };
  }
}

it('leads from the picture to the recovery codes by the keyboard', async () => {
  const done = jest.fn();
  const enrolment = new Enrolment(new FakeServer(), { done, over: () => undefined });
  render(<EnrolmentForm enrolment={enrolment} onBack={() => undefined} t={translator(texts)} />);
  await act(() => enrolment.start());
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeTruthy();
  expect(screen.getByText('ABCD EFGH')).toBeTruthy();
  const keyboard = userEvent.setup();
  const code = screen.getByLabelText('One-time code');
  expect(document.activeElement).toBe(code);
  await keyboard.keyboard('000000{Enter}');
  expect(screen.getByText('Wrong code.')).toBeTruthy();
  await keyboard.keyboard('123456{Enter}');
  const codes = screen.getByRole('list', { name: 'Recovery codes' });
  // Another Enter, pressed too soon, must not lead past them.
  expect(document.activeElement).toBe(codes);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['aaaa-bbbb', 'cccc-dddd']);
  const file = screen.getByRole('link', { name: 'Save as a File' });
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('aaaa-bbbb\ncccc-dddd');
  expect(done).not.toHaveBeenCalled();
  await keyboard.click(screen.getByRole('button', { name: 'I Have Kept Them' }));
  expect(done).toHaveBeenCalledWith(user);
});
