import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from '../choice/Checkbox';
import { Select } from '../choice/Select';
import { Switch } from '../choice/Switch';
import { List } from '../list/List';
import { drawKit } from '../testing/drawKit';
import { expectAccessible } from '../testing/expectAccessible';
import { SearchField } from './SearchField';
import { TextField } from './TextField';

describe('fields', () => {
  it('ties help and errors to a text field', async () => {
    const { container } = drawKit(
      <TextField label="Name" value="x" onChange={jest.fn()} description="At most 64." error="Too short." />,
    );
    const input = screen.getByRole('textbox', { name: 'Name', description: 'Too short.' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(container);
  });

  it('clears a search by its button and by Escape, and announces the results', async () => {
    function Search() {
      const [value, setValue] = useState('');
      return <SearchField label="Find" value={value} onChange={setValue} resultCount={3} />;
    }
    const { container } = drawKit(<Search />);
    const user = userEvent.setup();
    const input = screen.getByRole('textbox', { name: 'Find' });
    await user.type(input, 'abc');
    expect(screen.getByRole('status').textContent).toContain('kit.results');
    await expectAccessible(container);
    await user.keyboard('{Escape}');
    expect(input).toHaveProperty('value', '');
    expect(screen.getByRole('status').textContent).toBe('');
    await user.type(input, 'abc');
    await user.click(screen.getByRole('button', { name: 'kit.clear' }));
    expect(input).toHaveProperty('value', '');
  });

  it('leads from a search down into what it finds, and no further than its page', async () => {
    const { container } = drawKit(
      <>
        <section>
          <List label="Before" items={['a']} getId={String} renderItem={String} />
          <SearchField label="Find" value="" onChange={jest.fn()} />
          <div role="grid" aria-label="Cards">
            <div role="row">
              <div role="gridcell" tabIndex={-1} />
              <div role="gridcell" tabIndex={0} aria-label="Second" />
            </div>
          </div>
        </section>
        <section>
          <SearchField label="Alone" value="" onChange={jest.fn()} />
        </section>
        <List label="Elsewhere" items={['a']} getId={String} renderItem={String} />
      </>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('textbox', { name: 'Find' }));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Find' }));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('gridcell', { name: 'Second' }));
    await user.click(screen.getByRole('textbox', { name: 'Alone' }));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Alone' }));
    await expectAccessible(container);
  });

  it('ticks, switches and shows what is half ticked', async () => {
    const [tick, turn] = [jest.fn(), jest.fn()];
    const { container } = drawKit(
      <>
        <Checkbox label="All" checked={false} indeterminate onChange={tick} description="Every one." />
        <Switch label="Auto save" checked onChange={turn} />
      </>,
    );
    const user = userEvent.setup();
    expect(screen.getByRole('checkbox', { name: 'All', description: 'Every one.' })).toHaveProperty(
      'indeterminate',
      true,
    );
    await user.click(screen.getByText('All'));
    await user.click(screen.getByRole('switch', { name: 'Auto save', checked: true }));
    expect(tick).toHaveBeenCalledWith(true);
    expect(turn).toHaveBeenCalledWith(false);
    await expectAccessible(container);
  });

  it('selects by keyboard', async () => {
    const onChange = jest.fn();
    const options = ['en', 'zh-CN'].map((value) => ({ value, label: value.toUpperCase() }));
    const { container } = drawKit(<Select label="Language" options={options} value="en" onChange={onChange} />);
    const button = await screen.findByRole('button', { name: /Language/ }, { timeout: 5000 });
    await expectAccessible(container);
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith('zh-CN');
  });
});
