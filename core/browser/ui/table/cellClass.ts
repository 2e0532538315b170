import type { TableColumn } from './tableColumn';

export function cellClass({ align }: Pick<TableColumn<never>, 'align'>): string {
  return align === 'end' ? 'table__cell table__cell--end' : 'table__cell';
}
