import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { drawKit } from '../testing/drawKit';
import { expectAccessible } from '../testing/expectAccessible';
import { ComboBox, type ComboBoxProps } from './ComboBox';
import type { SelectOption } from './Select';

const options = ['Red', 'Green', 'Dark Green'].map((label) => ({ value: label.toLowerCase(), label }));

function Held(props: Partial<ComboBoxProps>) {
  const [value, setValue] = useState<SelectOption | undefined>(props.value);
  return <ComboBox label="Colour" options={options} {...props} value={value} onChange={setValue} />;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Colour' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('ComboBox', () => {
  it('finds what is typed, first what begins with it, and chooses by Enter', async () => {
    const { container } = drawKit(<Held />);
    await userEvent.type(field(), 'gr');
    expect(shown()).toEqual(['Green', 'Dark Green']);
    await expectAccessible(container);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field().value).toBe('Dark Green');
    expect(shown()).toEqual([]);
  });

  it('opens at what is chosen, at once where that is wanted, or by its arrow', async () => {
    drawKit(<Held value={options[1]} startOpen />);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Green');
    field().focus();
    await userEvent.keyboard('{Enter}');
    expect([field().value, shown()]).toEqual(['Green', []]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field().value).toBe('Dark Green');
    const arrow = field().parentElement?.querySelector('.combo-box__chevron');
    if (!arrow) throw new Error('It has no arrow.');
    fireEvent.mouseDown(arrow);
    expect(shown()).toHaveLength(3);
    fireEvent.mouseDown(arrow);
    expect(shown()).toHaveLength(0);
  });

  it('goes on from what was typed before it was there', async () => {
    drawKit(<Held value={options[0]} firstText="d" autoFocus />);
    await userEvent.keyboard('ar');
    expect([field().value, shown()]).toEqual(['dar', ['Dark Green']]);
  });

  it.each(['{Enter}', '{Tab}'])('waits with %s for the answer where somebody else looks for what fits', async (key) => {
    const search = { onSearch: jest.fn(), options: [{ value: 'red', label: 'Red' }], busy: true };
    const { rerender } = drawKit(<Held {...search} />);
    await userEvent.type(field(), 'gre');
    await userEvent.keyboard(key);
    expect(field().value).toBe('gre');
    rerender(<Held {...search} options={[{ value: 'green', label: 'Green' }]} busy={false} />);
    expect([field().value, shown()]).toEqual(['Green', []]);
  });

  it('says that it is looked for only of what was typed, so that who merely opened it can go on', async () => {
    drawKit(<Held onSearch={jest.fn()} options={[]} busy />);
    await userEvent.type(field(), '{ArrowDown}');
    expect(field().getAttribute('aria-busy')).toBeNull();
    await userEvent.type(field(), 'gre');
    expect(field().getAttribute('aria-busy')).toBe('true');
  });

  it('is as it was where the answer has nothing of what was typed', async () => {
    const search = { onSearch: jest.fn(), options: [], busy: true };
    const { rerender } = drawKit(<Held {...search} value={options[0]} />);
    await userEvent.clear(field());
    await userEvent.type(field(), 'gre');
    await userEvent.tab();
    rerender(<Held {...search} value={options[0]} busy={false} />);
    expect([field().value, shown()]).toEqual(['Red', []]);
  });

  it('takes what was begun when it is left by Tab, and nothing that was not', async () => {
    drawKit(<Held value={options[0]} />);
    await userEvent.type(field(), 'gre');
    await userEvent.tab();
    expect(field().value).toBe('Green');
    await userEvent.clear(field());
    await userEvent.type(field(), 'ark');
    await userEvent.tab();
    expect(field().value).toBe('Green');
  });

  it('is left by Escape as it was', async () => {
    drawKit(<Held value={options[0]} />);
    await userEvent.type(field(), 'x');
    expect(screen.getByRole('status').textContent).toBe('combo.none');
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('Red');
  });

  it('takes what was typed in full, and nothing where all is deleted', async () => {
    drawKit(<Held />);
    await userEvent.type(field(), 'red');
    fireEvent.blur(field());
    expect(field().value).toBe('Red');
    await userEvent.clear(field());
    fireEvent.blur(field());
    expect(field().value).toBe('');
  });

  it('keeps its value where one is required', async () => {
    drawKit(<Held value={options[1]} required />);
    await userEvent.clear(field());
    fireEvent.blur(field());
    expect(field().value).toBe('Green');
  });

  it('leaves the search to others', async () => {
    const onSearch = jest.fn();
    drawKit(<Held onSearch={onSearch} />);
    await userEvent.type(field(), 'zz');
    expect(onSearch.mock.calls.flat()).toEqual(['', 'z', 'zz']);
    expect(shown()).toHaveLength(3);
  });

  it('chooses by the mouse', async () => {
    drawKit(<Held />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: 'Red' }));
    expect(field().value).toBe('Red');
  });
});
