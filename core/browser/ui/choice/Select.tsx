import type { ReactNode } from 'react';
import { LoadFailed } from '../lazy/LoadFailed';
import { lazyPart } from '../lazy/lazyPart';
import './select.css';

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
  readonly required?: boolean;
  readonly invalid?: boolean;
  /** The ids of what explains it. */
  readonly describedBy?: string;
}

/** One of several options, chosen from a list. The widget library behind it stays out of what is loaded at start. */
export const Select = lazyPart<SelectProps>(() => import('./ListSelect').then((module) => module.ListSelect), {
  waiting: ({ options, value, placeholder }) => (
    <div className="select__button select__button--waiting">
      {options.find((option) => option.value === value)?.label ?? placeholder}
    </div>
  ),
  failed: ({ label }, _error, retry): ReactNode => <LoadFailed name={label} retry={retry} />,
});
