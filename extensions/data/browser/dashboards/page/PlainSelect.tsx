import { Select, type SelectOption } from 'lathe/ui';
import type { ReactNode } from 'react';

interface PlainSelectProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of the filters above the tiles. */
export function PlainSelect(props: PlainSelectProps): ReactNode {
  return (
    <div className="dashboard__filter">
      <span className="dashboard__filter-label" aria-hidden="true">
        {props.label}
      </span>
      <Select {...props} hideLabel />
    </div>
  );
}
