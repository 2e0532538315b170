import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createContainer } from '../../../../common/container';
import { coreServices } from '../../../services';
import { Texts } from '../../../i18n/texts';
import { drawKit } from '../../testing/drawKit';
import { expectAccessible } from '../../testing/expectAccessible';
import { DateField, type DateFieldProps } from './DateField';

async function draw(props: Partial<DateFieldProps> = {}, locale = 'en') {
  const told: (string | undefined)[] = [];
  function Held() {
    const [value, setValue] = useState(props.value);
    const change = (next: string | undefined): void => {
      told.push(next);
      setValue(next);
    };
    return (
      <>
        <label htmlFor="due">When</label>
        <DateField id="due" label="Due" {...props} value={value} onChange={change} />
      </>
    );
  }
  const container = createContainer(coreServices);
  container.get(Texts).setLocale(locale);
  const drawn = drawKit(<Held />, container);
  await screen.findAllByRole('spinbutton', {}, { timeout: 5000 });
  return { told, ...drawn };
}

// Its widgets are many: no test waits for them alone.
beforeAll(() => import('./SegmentedDate'));

const parts = () => screen.getAllByRole('spinbutton').map(({ textContent }) => textContent);

describe('DateField', () => {
  it('stands in the order of the user’s language', async () => {
    const { unmount, container } = await draw({ value: '2026-01-31' });
    expect(parts()).toEqual(['1', '31', '2026']);
    await expectAccessible(container);
    unmount();
    await draw({ value: '2026-01-31' }, 'zh-CN');
    expect(parts()).toEqual(['2026', '1', '31']);
  });

  it('is changed part by part', async () => {
    const { told } = await draw({ value: '2026-01-31' });
    const [month] = screen.getAllByRole('spinbutton');
    act(() => month?.focus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(told.at(-1)).toBe('2026-03-31');
  });

  it('is entered by its label', async () => {
    await draw({ value: '2026-01-31' });
    await userEvent.click(screen.getByText('When'));
    expect(document.activeElement).toBe(screen.getAllByRole('spinbutton')[0]);
  });

  it('takes a time where one is wanted', async () => {
    const { told } = await draw({ value: '2026-01-31T10:05', withTime: true });
    expect(parts()).toEqual(['1', '31', '2026', '10', '05', 'AM']);
    act(() => screen.getByRole('spinbutton', { name: /^hour/ }).focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(told).toEqual(['2026-01-31T11:05:00']);
  });

  it('is chosen from a month', async () => {
    const { told } = await draw({ value: '2026-01-31' });
    await userEvent.click(screen.getByRole('button', { name: /date.choose/ }));
    const days = within(await screen.findByRole('grid'));
    await userEvent.click(days.getByRole('button', { name: /January 15/ }));
    expect(told).toEqual(['2026-01-15']);
  });

  it('goes on from a digit that was typed before', async () => {
    const { told } = await draw({ value: '2026-01-31', firstText: '3', autoFocus: true });
    expect(told).toEqual(['2026-03-31']);
  });
});
