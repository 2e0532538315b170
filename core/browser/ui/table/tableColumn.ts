import type { ReactNode } from 'react';

export interface TableColumn<T> {
  readonly id: string;
  readonly title: string;
  /** A track of a CSS grid, as "minmax(120px, 2fr)"; an equal share when it is left out. */
  readonly width?: string;
  readonly sortable?: boolean;
  /** Numbers stand below each other's last digit. */
  readonly align?: 'end';
  readonly render: (row: T) => ReactNode;
  /** Shown when the pointer rests on the cell, for what may be cut off. */
  readonly hover?: (row: T) => string | undefined;
}

export interface TableSort {
  readonly column: string;
  readonly descending: boolean;
}
