import { ContextKeys, withValues } from 'lathe';
import { useService } from 'lathe/ui';
import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import type { PlacedColumn } from './columnWindow';
import type { GridModel } from './gridModel';
import type { GridScroll } from './useGridScroll';

/** Ties a model to the element that draws it: rows in sight are loaded, the cursor is kept in sight, keybindings know. */
export function useGridElement(
  model: GridModel,
  columns: readonly PlacedColumn[],
  { first, end, revealRow, revealColumn, ref: measure }: GridScroll,
): RefCallback<HTMLDivElement> {
  const contextKeys = useService(ContextKeys);
  const cells = useRef<HTMLDivElement>(null);
  const { source, selection } = model;
  const { row, column } = selection.cursor;
  useEffect(() => source.need(first, end), [source, first, end]);
  useEffect(() => {
    revealRow(row);
    const current = columns[column];
    if (current) revealColumn(current.left, current.left + current.width);
  }, [row, column, columns, revealRow, revealColumn]);
  useEffect(() => {
    const focus = (): void => cells.current?.focus({ preventScroll: true });
    model.focusCells = focus;
    // Drawn because of it.
    if (model.isAdding) focus();
    return () => {
      if (model.focusCells === focus) model.focusCells = undefined;
    };
  }, [model]);
  return useCallback(
    (element: HTMLDivElement) => {
      cells.current = element;
      const scope = contextKeys.attach(element, withValues(contextKeys.root, { dataGridFocus: true }));
      const stop = measure(element);
      return () => {
        if (typeof stop === 'function') stop();
        scope.dispose();
        cells.current = null;
      };
    },
    [contextKeys, measure],
  );
}
