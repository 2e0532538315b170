import { render, screen } from '@testing-library/react';
import { KeybindingLabel, keysOf } from './KeybindingLabel';

describe('KeybindingLabel', () => {
  it.each([
    ['Ctrl+Shift+P', ['Ctrl', 'Shift', 'P']],
    ['Ctrl++', ['Ctrl', '+']],
    ['+', ['+']],
    ['F1', ['F1']],
    ['⇧⌘P', ['⇧', '⌘', 'P']],
    ['⌘+', ['⌘', '+']],
  ])('takes %s apart', (chord, keys) => {
    expect(keysOf(chord)).toEqual(keys);
  });

  it('says what it is told to', () => {
    render(<KeybindingLabel label="Ctrl+K Ctrl+S" ariaLabel="Control+K Control+S" />);
    expect(screen.getByRole('img', { name: 'Control+K Control+S' }).textContent).toBe('CtrlKCtrlS');
  });
});
