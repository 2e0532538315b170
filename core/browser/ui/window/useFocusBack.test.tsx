import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
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
  render(<Page />);
  show(['menu']);
  expect(focused()).toBe('menu');
  show([]);
  await waitFor(() => expect(focused()).toBe('list'));
});

it('goes back to where it was before a menu when the menu is gone before what it has opened', async () => {
  render(<Page />);
  show(['menu']);
  show(['menu', 'question']);
  show(['question']);
  expect(focused()).toBe('question');
  show([]);
  await waitFor(() => expect(focused()).toBe('list'));
});

it('goes back one by one when they are closed one by one, and leaves alone who has the focus elsewhere', async () => {
  render(<Page />);
  show(['menu']);
  show(['menu', 'question']);
  show(['menu']);
  await waitFor(() => expect(focused()).toBe('menu'));
  screen.getByText('list').focus();
  show([]);
  await waitFor(() => expect(focused()).toBe('list'));
});
