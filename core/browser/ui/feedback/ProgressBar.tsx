import type { ReactNode } from 'react';
import './progressBar.css';

export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 100; without it the bar only shows that something goes on. */
  readonly value?: number;
}

/** The thin line at the top of a view that is at work. */
export function ProgressBar({ label, value }: ProgressBarProps): ReactNode {
  return (
    <div
      className={value === undefined ? 'progress-bar progress-bar--endless' : 'progress-bar'}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className="progress-bar__bit" style={value === undefined ? undefined : { width: `${value}%` }} />
    </div>
  );
}
