import type { ReactNode } from 'react';
import './badge.css';

export interface BadgeProps {
  readonly value: number | string;
  /** What the number counts; spoken in its place. */
  readonly label?: string;
}

/** A small count; more than 99 is shown as 99+. */
export function Badge({ value, label }: BadgeProps): ReactNode {
  const text = typeof value === 'number' && value > 99 ? '99+' : String(value);
  return (
    <span className="badge" role={label ? 'img' : undefined} aria-label={label}>
      {text}
    </span>
  );
}
