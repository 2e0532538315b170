import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import './emptyState.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly description?: string;
  readonly icon?: string;
  /** What can be done about it, mostly a button. */
  readonly children?: ReactNode;
}

/** Says why there is nothing to see, and what to do about it. */
export function EmptyState({ title, description, icon, children }: EmptyStateProps): ReactNode {
  return (
    <div className="empty-state">
      {icon && <Icon name={icon} className="empty-state__icon" />}
      <p className="empty-state__title">{title}</p>
      {description && <p className="empty-state__description">{description}</p>}
      {children}
    </div>
  );
}
