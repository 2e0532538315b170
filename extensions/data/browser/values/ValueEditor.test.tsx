import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestContainer, draw } from 'lathe/testing';
import { useState } from 'react';
import type { FieldDescription } from '../../common/describeCalls';
import type { FieldType } from '../../common/objects/fieldTypes';
import { DataClient } from '../dataClient';
import { Languages } from '../languages/languages';
import { testField } from '../testField';
import { ValueEditor } from './ValueEditor';

interface HeldProps {
  readonly field: FieldDescription;
  readonly first: unknown;
  readonly told: (value: unknown) => void;
  readonly firstText?: string;
}

function Held({ field, first, told, firstText }: HeldProps) {
  const [value, setValue] = useState(first);
  const change = (next: unknown): void => {
    told(next);
    setValue(next);
  };
  return <ValueEditor field={field} value={value} onChange={change} firstText={firstText} />;
}

function edit(type: FieldType, first: unknown, more: Partial<FieldDescription> & { readonly firstText?: string } = {}) {
  const { firstText, ...given } = more;
  const told: unknown[] = [];
  const field = testField(type, given);
  draw(
    <Held field={field} first={first} told={(value) => told.push(value)} firstText={firstText} />,
    createTestContainer({ bind: [DataClient, Languages] }),
    'lathe.data',
  );
  return told;
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');

describe('ValueEditor', () => {
  it('keeps every digit of a number, and warns of more than programs can keep', async () => {
    const told = edit('number', '12345678901234567890');
    expect(box().value).toBe('12345678901234567890');
    expect(screen.getByRole('note').textContent).toBe('value.accuracyLost');
    await userEvent.type(box(), '.5');
    expect(told.at(-1)).toBe('12345678901234567890.5');
    await userEvent.clear(box());
    expect(told.at(-1)).toBeNull();
    await userEvent.type(box(), '12a');
    expect([told.at(-1), box().value]).toEqual(['12a', '12a']);
  });

  it('begins with what was typed before it was there', () => {
    expect(edit('text', 'old', { firstText: 'n' })).toEqual(['n']);
    expect(box().value).toBe('n');
  });

  it('goes on behind what was typed, in lines too', () => {
    edit('textarea', 'old', { firstText: 'n' });
    expect([box().value, box().selectionStart, box().selectionEnd]).toEqual(['n', 1, 1]);
  });

  it('begins a number with what was typed', () => {
    expect(edit('currency', 5, { firstText: '7' })).toEqual(['7']);
  });

  it('chooses one of the choices, also one that is not offered any more', async () => {
    const choices = [{ value: 'a', label: 'Apple' }, { value: 'b', label: 'Banana', active: false }, { value: 'c' }];
    const told = edit('singleselect', 'b', { choices });
    const field = screen.getByRole<HTMLInputElement>('combobox');
    expect(field.value).toBe('Banana');
    await userEvent.clear(field);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Apple', 'Banana', 'c']);
    await userEvent.type(field, 'app{Enter}');
    expect(told).toEqual(['a']);
  });

  it('takes moments in the user’s time zone', async () => {
    const moment = new Date(2026, 0, 31, 10, 5).toISOString();
    const told = edit('datetime', moment);
    const parts = await screen.findAllByRole('spinbutton', {}, { timeout: 5000 });
    expect(parts.map(({ textContent }) => textContent)).toEqual(['1', '31', '2026', '10', '05', 'AM']);
    act(() => parts[3]?.focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(told).toEqual([new Date(2026, 0, 31, 11, 5).toISOString()]);
  });

  it('never shows what is encrypted', async () => {
    const told = edit('encryptedtext', '******');
    const field = screen.getByLabelText<HTMLInputElement>('encryptedtext');
    expect([field.value, field.type, field.placeholder]).toEqual(['', 'password', 'value.sealed']);
    await userEvent.type(field, 'x');
    expect(told).toEqual(['x']);
  });

  it('edits a text in each language', async () => {
    const told = edit('multilanguage', { en: 'Doctor', 'zh-CN': '博士' });
    const [english] = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(english?.value).toBe('Doctor');
    if (english) await userEvent.type(english, '!');
    expect(told).toEqual([{ en: 'Doctor!', 'zh-CN': '博士' }]);
  });
});
