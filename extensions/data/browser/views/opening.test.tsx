import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { opening } from './opening';

const { matchMedia } = window;
afterEach(() => void (window.matchMedia = matchMedia));

async function clicks(coarse: boolean): Promise<readonly number[]> {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: coarse, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    });
  const open = jest.fn();
  render(
    <div {...opening(open)}>
      card <a href="#elsewhere">link</a>
    </div>,
  );
  await userEvent.click(screen.getByRole('link'));
  const byLink = open.mock.calls.length;
  await userEvent.click(screen.getByText('card'));
  return [byLink, open.mock.calls.length];
}

it('opens with one touch of a finger, and leaves a link within to itself', async () => {
  expect(await clicks(true)).toEqual([0, 1]);
});

it('waits for the second click of a pointer', async () => {
  expect(await clicks(false)).toEqual([0, 0]);
});
