import { lazy, type ReactNode, Suspense } from 'react';
import './select.css';

// The widget library behind it stays out of what is loaded at start.
const ListSelect = lazy(() => import('./ListSelect').then((module) => ({ default: module.ListSelect })));

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
}

export interface SelectProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** Only spoken, not drawn. */
  readonly hideLabel?: boolean;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** One of several options, chosen from a list. */
export function Select(props: SelectProps): ReactNode {
  const current = props.options.find((option) => option.value === props.value)?.label ?? props.placeholder;
  return (
    <Suspense fallback={<div className="select__button select__button--waiting">{current}</div>}>
      <ListSelect {...props} />
    </Suspense>
  );
}
