import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawKit } from '../testing/drawKit';
import { Select, type SelectOption } from './Select';

it('opens while its options are on their way, and shows them as they come', async () => {
  const onChange = jest.fn();
  const shown = (options: readonly SelectOption[]) => (
    <Select label="Profile" options={options} value={undefined} onChange={onChange} />
  );
  const { rerender } = drawKit(shown([]));
  await userEvent.click(await screen.findByRole('button', { name: /Profile/ }));
  expect(await screen.findByText('kit.nothingFound')).toBeTruthy();
  rerender(shown([{ value: 'a', label: 'Engineer' }]));
  await userEvent.click(await screen.findByRole('option', { name: 'Engineer' }));
  expect(onChange).toHaveBeenCalledWith('a');
});
