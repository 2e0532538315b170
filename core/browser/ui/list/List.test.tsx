import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { drawKit } from '../testing/drawKit';
import { expectAccessible } from '../testing/expectAccessible';
import { List } from './List';

const onOpen = jest.fn();
const onContextMenu = jest.fn();

function Numbers({ count }: { readonly count: number }) {
  const [selected, setSelected] = useState<string>();
  return (
    <List
      label="Numbers"
      items={Array.from({ length: count }, (_, index) => index)}
      getId={String}
      renderItem={(number) => `number ${number}`}
      selected={selected}
      onSelect={(number) => setSelected(String(number))}
      onOpen={onOpen}
      onContextMenu={onContextMenu}
    />
  );
}

describe('List', () => {
  it('tells when its end is in sight', () => {
    const onEnd = jest.fn();
    const list = (count: number) => (
      <List
        label="Numbers"
        items={Array.from({ length: count }, (_, index) => index)}
        getId={String}
        renderItem={String}
        onEnd={onEnd}
      />
    );
    const { rerender } = drawKit(list(1000));
    expect(onEnd).not.toHaveBeenCalled();
    rerender(list(10));
    expect(onEnd).toHaveBeenCalledTimes(1);
    rerender(list(20));
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('draws only what is seen of a million items and reaches the last', async () => {
    const { container } = drawKit(<Numbers count={1_000_000} />);
    screen.getByRole('listbox').focus();
    const user = userEvent.setup();
    await user.keyboard('{End}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('number 999999');
    expect(screen.getAllByRole('option').length).toBeLessThan(60);
    expect(screen.getByRole('option', { selected: true }).getAttribute('aria-posinset')).toBe('1000000');
    await user.keyboard('{PageUp}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('number 999972');
    await expectAccessible(container);
  });

  it('opens with Enter and a double click, and asks for its menu by key and mouse', async () => {
    drawKit(<Numbers count={3} />);
    screen.getByRole('listbox').focus();
    const user = userEvent.setup();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(1);
    await user.dblClick(screen.getByText('number 2'));
    expect(onOpen).toHaveBeenLastCalledWith(2);
    await user.keyboard('{Shift>}{F10}{/Shift}');
    expect(onContextMenu).toHaveBeenLastCalledWith(2, screen.getByText('number 2'));
    fireEvent.contextMenu(screen.getByText('number 0'), { clientX: 5, clientY: 6 });
    expect(onContextMenu).toHaveBeenLastCalledWith(0, { x: 5, y: 6 });
  });
});
