import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawKit } from '../testing/drawKit';
import { Checkbox } from './Checkbox';

it('of a table is heard with a name that nobody sees', async () => {
  const onChange = jest.fn();
  const { container } = drawKit(<Checkbox label="Ann: Read" hideLabel checked={false} onChange={onChange} />);
  await userEvent.setup().click(screen.getByRole('checkbox', { name: 'Ann: Read' }));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(container.textContent).toBe('');
});
