import { useState } from 'react';
import type { ComboBoxProps } from './ComboBox';
import type { SelectOption } from './Select';

/** What is typed into a combo box, and the options that fit it. */
export function useComboText({ options, onSearch, firstText, startOpen = false }: ComboBoxProps) {
  /** Nothing was typed while it is undefined: then the field says what is chosen. */
  const [text, type] = useState(firstText);
  const [isOpen, setOpen] = useState(startOpen || firstText !== undefined);
  const fitting = onSearch ? options : optionsWith(options, text ?? '');
  const setText = (typed: string): void => {
    type(typed);
    setOpen(true);
    onSearch?.(typed.trim());
  };
  const open = (): void => {
    setOpen(true);
    onSearch?.('');
  };
  const close = (): void => {
    type(undefined);
    setOpen(false);
  };
  return { text, isOpen, fitting, setText, open, close };
}

function optionsWith(options: readonly SelectOption[], text: string): readonly SelectOption[] {
  const part = text.trim().toLowerCase();
  if (part === '') return options;
  const has = (words: string | undefined): boolean => words?.toLowerCase().includes(part) ?? false;
  const found = options.filter(({ label, description }) => has(label) || has(description));
  const begins = (option: SelectOption): number => (option.label.toLowerCase().startsWith(part) ? 0 : 1);
  return found.toSorted((one, other) => begins(one) - begins(other));
}
