import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { observer } from 'mobx-react-lite';
import { ActionButton } from '../button/ActionButton';
import { Icon } from '../icon/Icon';
import { useKitTexts } from '../useKitTexts';
import { goToResults } from './goToResults';
import './searchField.css';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** How many are found; announced to screen readers and shown. */
  readonly resultCount?: number;
  /** Further buttons inside the field. */
  readonly actions?: ReactNode;
  readonly autoFocus?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field to search with: Escape or its button clears it, Down goes into what is found, whose number is announced. */
export const SearchField = observer(function SearchField(props: SearchFieldProps): ReactNode {
  const { label, value, onChange, placeholder, resultCount, actions, autoFocus, onKeyDown, ref } = props;
  const t = useKitTexts();
  const id = useId();
  const found = value !== '' && resultCount !== undefined ? t('kit.results', { count: resultCount }) : '';
  return (
    <div className="search-field" role="search" aria-label={label}>
      <Icon name="search" />
      <input
        ref={ref}
        id={id}
        className="search-field__input"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        autoFocus={autoFocus}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'ArrowDown' && isPlain(event) && goToResults(event.currentTarget)) event.preventDefault();
          if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
      />
      <span className="search-field__count" role="status">
        {found}
      </span>
      {value !== '' && <ActionButton icon="clear-all" label={t('kit.clear')} onClick={() => onChange('')} />}
      {actions}
    </div>
  );
});

/** Neither part of a shortcut nor of a word that is still being composed, and not answered yet. */
function isPlain(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  return !(altKey || ctrlKey || metaKey || shiftKey || event.nativeEvent.isComposing || event.defaultPrevented);
}
