import { screen } from '@testing-library/react';
import { drawKit } from '../../testing/drawKit';
import { SelectControl } from './SelectControl';

const none = { value: '', label: 'No default' };
const today = { value: 'today', label: 'Today' };

async function shown(options: readonly { readonly value: string; readonly label: string }[]): Promise<string | null> {
  const state = { describedBy: undefined, required: false, invalid: false, disabled: false, readOnly: false };
  const given = { id: 'a', label: 'Default', value: '', placeholder: 'Choose a day', onChange: jest.fn(), ...state };
  drawKit(<SelectControl {...given} options={options} />);
  return (await screen.findByRole('button', {}, { timeout: 5000 })).textContent;
}

describe('a select in a form', () => {
  it('shows the option that stands for nothing, where there is one', async () => {
    expect(await shown([none, today])).toContain('No default');
  });

  it('asks for a choice where there is none', async () => {
    expect(await shown([today])).toContain('Choose a day');
  });
});
