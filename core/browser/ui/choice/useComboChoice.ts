import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ComboBoxProps } from './ComboBox';
import type { SelectOption } from './Select';
import { useComboText } from './useComboText';

const mostShown = 200;

/** Which of the options of a combo box the keyboard is at, and what keys do. */
export function useComboChoice(props: ComboBoxProps) {
  const { value, options, required, startOpen, busy = false, onChange } = props;
  const { text, isOpen, fitting, setText, close, ...list } = useComboText(props);
  const chosen = (): number => Math.max(0, indexOf(options, value));
  const [active, setActive] = useState(startOpen ? chosen : 0);
  const shown = fitting.slice(0, mostShown);
  const current = Math.min(active, shown.length - 1);

  /** The key by which the user went on while what fits was still looked for: it counts once that is known. */
  const early = useRef<string>(undefined);

  // Enter, before anything was typed, keeps what is chosen.
  const open = (): void => {
    setActive(chosen());
    list.open();
  };
  const type = (typed: string): void => {
    early.current = undefined;
    setActive(0);
    setText(typed);
  };
  const choose = (option: SelectOption | undefined): void => {
    close();
    setActive(0);
    if (option?.value !== value?.value) onChange(option);
  };
  const move = (to: number): void => {
    if (isOpen) setActive(Math.max(0, Math.min(to, shown.length - 1)));
    else open();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The Enter that ends a word of an input method chooses nothing.
    if (event.nativeEvent.isComposing) return;
    if (isOpen && busy && text !== undefined && (event.key === 'Enter' || event.key === 'Tab')) {
      early.current = event.key;
      if (event.key === 'Tab') return;
    } else if (event.key === 'ArrowDown') move(current + 1);
    else if (event.key === 'ArrowUp') move(current - 1);
    else if (isOpen && event.key === 'PageDown') move(current + 10);
    else if (isOpen && event.key === 'PageUp') move(current - 10);
    else if (isOpen && event.key === 'Enter') choose(shown[current] ?? value);
    else if (isOpen && event.key === 'Escape') close();
    // Who goes on has meant what he began to write.
    else if (isOpen && event.key === 'Tab' && isBegun(shown[current], text)) return choose(shown[current]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** What was typed counts if it says which option is meant, or that none is. */
  const onBlur = (): void => {
    if (text === undefined) return close();
    if (early.current !== undefined) return;
    const meant = shown.filter((option) => option.label.toLowerCase() === text.trim().toLowerCase());
    if (text.trim() === '' && !required) choose(undefined);
    else choose(meant.length === 1 ? meant[0] : value);
  };
  const settle = (key: string): void => {
    early.current = undefined;
    const meant = key === 'Enter' || isBegun(shown[0], text) ? shown[0] : undefined;
    if (meant) choose(meant);
    else onBlur();
  };
  useEffect(() => {
    if (!busy && early.current !== undefined) settle(early.current);
  });
  return { text, isOpen, shown, current, found: fitting.length, open, close, type, choose, onKeyDown, onBlur };
}

function isBegun(option: SelectOption | undefined, text = ''): boolean {
  const begun = text.trim().toLowerCase();
  return begun !== '' && option?.label.toLowerCase().startsWith(begun) === true;
}

function indexOf(options: readonly SelectOption[], value: SelectOption | undefined): number {
  return options.findIndex((option) => option.value === value?.value);
}
