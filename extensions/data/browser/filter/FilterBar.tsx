/**
 * A condition as a row of chips, and the builder below it: `<FilterBar object condition onChange />`. A chip opens the
 * builder, its button takes that part away.
 */
import { Button, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FilterBuilder, type FilterBuilderProps } from './FilterBuilder';
import { FilterChips } from './FilterChips';
import './filter.css';

interface FilterBarProps extends FilterBuilderProps {
  /** Beside the chips. */
  readonly children?: ReactNode;
  /** Where it is opened from elsewhere too. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
}

export const FilterBar = observer(function FilterBar(props: FilterBarProps): ReactNode {
  const { object, condition, onChange, children } = props;
  const t = useTexts();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = props.isOpen ?? ownOpen;
  const toggle = (next: boolean): void => {
    setOwnOpen(next);
    props.onToggle?.(next);
  };
  return (
    <div
      className="filter-bar"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
        event.preventDefault();
        toggle(false);
        opener.current?.focus();
      }}
    >
      <div className="filter-bar__line">
        <Button ref={opener} secondary icon="filter" onClick={() => toggle(!isOpen)}>
          {t(isOpen ? 'filter.close' : 'filter.open')}
        </Button>
        <FilterChips object={object} condition={condition} onChange={onChange} onOpen={() => toggle(true)} />
        {children}
      </div>
      {isOpen && (
        <div id={id} className="filter-bar__builder">
          <FilterBuilder object={object} condition={condition} onChange={onChange} />
        </div>
      )}
    </div>
  );
});
