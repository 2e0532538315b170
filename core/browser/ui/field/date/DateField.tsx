import type { ReactNode } from 'react';
import { LoadFailed } from '../../lazy/LoadFailed';
import { lazyPart } from '../../lazy/lazyPart';

export interface DateFieldProps {
  readonly label: string;
  /** "2026-01-31", or with a time "2026-01-31T10:00"; nothing while it is blank. */
  readonly value: string | undefined;
  /** Once all of it is there, or nothing. */
  readonly onChange: (value: string | undefined) => void;
  readonly withTime?: boolean;
  readonly id?: string;
  readonly describedBy?: string;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  /** A digit that was typed before it was there. */
  readonly firstText?: string;
}

/** A day, or a moment, in the order and with the signs of the user's language; the widgets behind it come when they are needed. */
export const DateField = lazyPart<DateFieldProps>(
  () => import('./SegmentedDate').then((module) => module.SegmentedDate),
  {
    waiting: ({ value }) => <div style={{ minHeight: 26 }}>{value}</div>,
    failed: ({ label }, _error, retry): ReactNode => <LoadFailed name={label} retry={retry} />,
  },
);
