import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Api, LiveEvents } from 'lathe';
import type { MessageView } from 'lathe/common';
import { createTestContainer, draw } from 'lathe/testing';
import english from '../../locales/en.json';
import { MessageDetails } from './MessageDetails';

const message: MessageView = {
  id: '0MSG',
  kind: 'email',
  to: 'ann@example.com',
  subject: 'Set a new password',
  state: 'kept',
  attempts: 0,
  userName: 'ann',
  createdAt: '2026-01-01T00:00:00.000Z',
  text: 'Follow ••••••',
  masked: true,
  mayReveal: true,
  mayResend: true,
};
const revealed = { ...message, text: 'Follow https://lathe.example/#reset=abc', masked: false };

function open(view: MessageView) {
  const container = createTestContainer({ texts: ['lathe.admin', english] });
  const reveal = jest.fn(async () => revealed);
  jest.spyOn(container.get(Api), 'of').mockReturnValue({ get: async () => view, reveal });
  jest.spyOn(container.get(LiveEvents), 'listen').mockReturnValue({ dispose: () => undefined });
  draw(<MessageDetails id="0MSG" />, container, 'lathe.admin');
  return { reveal };
}

describe('MessageDetails', () => {
  it('hides the secret until somebody asks for it', async () => {
    const { reveal } = open(message);
    expect(await screen.findByText('Follow ••••••')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy Link' })).toBeNull();
    expect(reveal).not.toHaveBeenCalled();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show Secret' }));
    expect(await screen.findByText(/reset=abc/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show Secret' })).toBeNull();
  });

  it('offers it to nobody where a server sends it, and says when it is forgotten', async () => {
    open({ ...message, mayReveal: false });
    expect(await screen.findByText('Its link or code is for its receiver only.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show Secret' })).toBeNull();
  });

  it('cannot send again what is forgotten', async () => {
    open({ ...message, state: 'sent', mayReveal: false, mayResend: false });
    expect(await screen.findByText('Its link or code is forgotten since it was sent.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send Again' })).toBeNull();
  });
});
