import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ActionButton } from '../button/ActionButton';
import { useKitTexts } from '../useKitTexts';
import { ComboList } from './ComboList';
import type { SelectOption } from './Select';
import { useComboText } from './useComboText';
import './comboBox.css';

export interface ComboBoxProps {
  readonly label: string;
  /** What is chosen. */
  readonly value: SelectOption | undefined;
  /** All there are, of which those that fit are shown; with `onSearch` those that fit. */
  readonly options: readonly SelectOption[];
  /** Without an option nothing is chosen any more. */
  readonly onChange: (option: SelectOption | undefined) => void;
  /** Who looks for what fits, as it is typed; called with "" when the list opens. */
  readonly onSearch?: (text: string) => void;
  readonly busy?: boolean;
  /** Said when nothing fits; left out, the usual words. */
  readonly emptyText?: string;
  readonly id?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  readonly autoFocus?: boolean;
  /** What is typed already when it is first drawn. */
  readonly firstText?: string;
}

const mostShown = 200;

/** One of many options, found by typing: the arrows move in the list, Enter chooses, Escape closes it. */
export const ComboBox = observer(function ComboBox(props: ComboBoxProps): ReactNode {
  const { label, value, onChange, disabled, required, placeholder, autoFocus } = props;
  const t = useKitTexts();
  const ownId = useId();
  const id = props.id ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  const { text, isOpen, fitting, setText, open, close } = useComboText(props);
  const [active, setActive] = useState(0);
  const shown = fitting.slice(0, mostShown);
  const current = Math.min(active, shown.length - 1);

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
    if (event.key === 'ArrowDown') move(current + 1);
    else if (event.key === 'ArrowUp') move(current - 1);
    else if (isOpen && event.key === 'PageDown') move(current + 10);
    else if (isOpen && event.key === 'PageUp') move(current - 10);
    else if (isOpen && event.key === 'Enter') choose(shown[current] ?? value);
    else if (isOpen && event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** What was typed counts if it says which option is meant, or that none is. */
  const onBlur = (): void => {
    if (text === undefined) return close();
    const meant = shown.filter((option) => option.label.toLowerCase() === text.trim().toLowerCase());
    if (text.trim() === '' && !required) choose(undefined);
    else choose(meant.length === 1 ? meant[0] : value);
  };
  return (
    <div className={disabled ? 'combo-box combo-box--disabled' : 'combo-box'}>
      <input
        ref={field}
        id={id}
        className="combo-box__input"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && current >= 0 ? `${id}-${current}` : undefined}
        aria-autocomplete="list"
        aria-required={required || undefined}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        value={text ?? value?.label ?? ''}
        placeholder={placeholder}
        disabled={disabled}
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        onMouseDown={() => !isOpen && open()}
        onChange={(event) => {
          setActive(0);
          setText(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {value && !required && !disabled && (
        <ActionButton icon="close" label={t('kit.clear')} tabIndex={-1} onClick={() => choose(undefined)} />
      )}
      {isOpen && (
        <ComboList
          id={id}
          label={label}
          options={shown}
          active={current}
          note={noteOf(props, fitting.length, t)}
          anchor={field}
          onChoose={choose}
          onScrolled={close}
        />
      )}
    </div>
  );
});

function noteOf(
  { busy, emptyText, options }: ComboBoxProps,
  found: number,
  t: (key: string, parameters?: Record<string, number>) => string,
): string | undefined {
  if (busy && options.length === 0) return t('page.loading');
  if (found === 0) return emptyText ?? t('combo.none');
  return found > mostShown ? t('combo.more', { count: found - mostShown }) : undefined;
}
