import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef } from 'react';
import { ActionButton } from '../button/ActionButton';
import { Icon } from '../icon/Icon';
import { useKitTexts } from '../useKitTexts';
import { ComboList } from './ComboList';
import type { SelectOption } from './Select';
import { useComboChoice } from './useComboChoice';
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
  /** Its list is open when it is first drawn. */
  readonly startOpen?: boolean;
}

/** One of many options, found by typing: the arrows move in the list, Enter chooses, Escape closes it. */
export const ComboBox = observer(function ComboBox(props: ComboBoxProps): ReactNode {
  const { label, value, disabled, required, placeholder, autoFocus } = props;
  const t = useKitTexts();
  const ownId = useId();
  const id = props.id ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  const { text, isOpen, shown, current, found, open, close, type, choose, onKeyDown, onBlur } = useComboChoice(props);
  return (
    <div className="combo-box">
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
        // What was typed is being looked for, and counts only then.
        aria-busy={(props.busy && text !== undefined) || undefined}
        aria-required={required || undefined}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        value={text ?? value?.label ?? ''}
        placeholder={placeholder}
        disabled={disabled}
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => text === undefined && event.target.select()}
        onMouseDown={() => !isOpen && open()}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {value && !required && !disabled && (
        <ActionButton icon="close" label={t('kit.clear')} tabIndex={-1} onClick={() => choose(undefined)} />
      )}
      {!disabled && (
        <span
          className="combo-box__chevron"
          onMouseDown={(event) => {
            event.preventDefault();
            field.current?.focus();
            if (isOpen) close();
            else open();
          }}
        >
          <Icon name="chevron-down" />
        </span>
      )}
      {isOpen && (
        <ComboList
          id={id}
          label={label}
          options={shown}
          active={current}
          note={noteOf(props, { found, shown: shown.length }, t)}
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
  { found, shown }: { readonly found: number; readonly shown: number },
  t: (key: string, parameters?: Record<string, number>) => string,
): string | undefined {
  if (busy && options.length === 0) return t('page.loading');
  if (found === 0) return emptyText ?? t('combo.none');
  return found > shown ? t('combo.more', { count: found - shown }) : undefined;
}
