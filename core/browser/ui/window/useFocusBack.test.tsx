import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createContainer } from '../../../common/container';
import { PartFocus } from '../../layout/partFocus';
import { coreServices } from '../../services';
import { drawKit } from '../testing/drawKit';
import { useFocusBack } from './useFocusBack';

function Over({ name }: { readonly name: string }): ReactNode {
  useFocusBack(document);
  return <button autoFocus>{name}</button>;
}

let show: (shown: readonly string[]) => void;

function Page(): ReactNode {
  const [shown, setShown] = useState<readonly string[]>([]);
  show = (names) => act(() => setShown(names));
  return (
    <>
      <button autoFocus>list</button>
      {shown.map((name) => (
        <Over key={name} name={name} />
      ))}
    </>
  );
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

it('goes back to where the focus was', async () => {
  drawKit(<Page />);
  show(['menu']);
  expect(focused()).toBe('menu');
  show([]);
  await waitFor(() => expect(focused()).toBe('list'));
});

it('goes back to where it was before a menu when the menu is gone before what it has opened', async () => {
  drawKit(<Page />);
  show(['menu']);
  show(['menu', 'question']);
  show(['question']);
  expect(focused()).toBe('question');
  show([]);
  await waitFor(() => expect(focused()).toBe('list'));
});

it('goes back to where it was before a menu that was gone a moment before the question came', async () => {
  drawKit(<Page />);
  show(['menu']);
  show([]);
  show(['question']);
  expect(focused()).toBe('question');
  show([]);
  await waitFor(() => expect(focused()).toBe('list'));
});

it('goes back one by one when they are closed one by one, and leaves alone who has the focus elsewhere', async () => {
  drawKit(<Page />);
  show(['menu']);
  show(['menu', 'question']);
  show(['menu']);
  await waitFor(() => expect(focused()).toBe('menu'));
  screen.getByText('list').focus();
  show([]);
  await waitFor(() => expect(focused()).toBe('list'));
});

describe('without an element to go back to', () => {
  const draw = () => {
    const container = createContainer(coreServices);
    const focus = jest.fn(() => true);
    container.get(PartFocus).register('editors', focus);
    drawKit(<Page />, container);
    return { focus, list: screen.getByRole<HTMLButtonElement>('button', { name: 'list' }) };
  };

  it('goes into the part that had the focus last: what had it takes it no more', async () => {
    const { focus, list } = draw();
    show(['question']);
    list.disabled = true;
    show([]);
    await waitFor(() => expect(focus).toHaveBeenCalled());
  });

  it('goes there too when nothing had it', async () => {
    const { focus, list } = draw();
    list.blur();
    show(['question']);
    show([]);
    await waitFor(() => expect(focus).toHaveBeenCalled());
  });
});
