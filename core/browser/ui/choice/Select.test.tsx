import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContainer } from '../../../common/container';
import { coreServices } from '../../services';
import { ServiceScope } from '../services';
import { Select, type SelectOption } from './Select';

it('opens while its options are on their way, and shows them as they come', async () => {
  const container = createContainer([...coreServices]);
  const onChange = jest.fn();
  const shown = (options: readonly SelectOption[]) => (
    <ServiceScope container={container} namespace="workbench">
      <Select label="Profile" options={options} value={undefined} onChange={onChange} />
    </ServiceScope>
  );
  const { rerender } = render(shown([]));
  await userEvent.click(await screen.findByRole('button', { name: /Profile/ }));
  expect(await screen.findByText('kit.nothingFound')).toBeTruthy();
  rerender(shown([{ value: 'a', label: 'Engineer' }]));
  await userEvent.click(await screen.findByRole('option', { name: 'Engineer' }));
  expect(onChange).toHaveBeenCalledWith('a');
});
