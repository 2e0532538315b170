import { type ReactNode, useEffect, useId, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { EmptyState } from '../feedback/EmptyState';
import { LoadPart } from '../feedback/LoadPart';
import { useRows } from '../list/useRows';
import { useKitTexts } from '../useKitTexts';
import type { TreeNode } from './treeNode';
import type { TreeProps } from './treeProps';
import { TreeRow } from './TreeRow';
import { useTreeActions } from './useTreeActions';
import '../list/rows.css';
import './tree.css';

const rowHeight = 22;

/** A tree of any size: it draws the rows that are seen, and is driven by keys as by the mouse. */
export const Tree = observer(function Tree<T>(props: TreeProps<T>): ReactNode {
  const { label, model, multiselect, filterable, takesFocus, empty, onContextMenu } = props;
  const t = useKitTexts();
  const id = useId();
  const idOf = (node: TreeNode<T>) => `${id}-${node.id}`;
  const rows = useRows(model.rows.length, rowHeight);
  const actions = useTreeActions(props, idOf, rows.pageSize);
  const { focused } = model.selection;
  const focusedIndex = focused ? model.indexOf(focused) : -1;
  useReveal(focusedIndex, rows.reveal);
  usePreparation(model, filterable);

  if (model.error !== undefined)
    return <LoadPart name={label} state="failed" error={model.error} load={() => model.refresh()} />;
  const row = (node: TreeNode<T>) => (
    <TreeRow
      key={node.id}
      id={idOf(node)}
      tree={props}
      node={node}
      renaming={model.renaming === node}
      endRename={actions.endRename}
      onClick={(event) => actions.click(event, node)}
      onMenu={(at) => actions.showMenu(node, at)}
      drag={actions.drag.rowProps(node)}
    />
  );
  const isFocusOutside = focused && focusedIndex >= 0 && (focusedIndex < rows.first || focusedIndex >= rows.end);
  const isEmpty = model.rows.length === 0 && !model.loading;
  const tree = (
    <div
      ref={rows.ref}
      className="rows tree"
      // What is said instead of rows, and buttons in it, are no rows of a tree.
      role={isEmpty ? 'group' : 'tree'}
      aria-label={label}
      aria-multiselectable={isEmpty ? undefined : multiselect}
      aria-busy={model.loading || undefined}
      aria-activedescendant={focused && focusedIndex >= 0 ? idOf(focused) : undefined}
      tabIndex={0}
      data-autofocus={takesFocus || undefined}
      onScroll={rows.onScroll}
      onKeyDown={actions.onKeyDown}
      onContextMenu={(event) => {
        if (!onContextMenu || event.defaultPrevented) return;
        event.preventDefault();
        actions.showMenu(undefined, { x: event.clientX, y: event.clientY });
      }}
      {...actions.drag.treeProps}
    >
      {isEmpty && (empty ?? <EmptyState title={t('kit.nothingFound')} />)}
      <div className="rows__space" role="presentation" style={{ height: rows.height }}>
        <div className="rows__window" role="presentation" style={{ transform: `translateY(${rows.top}px)` }}>
          {model.rows.slice(rows.first, rows.end).map(row)}
        </div>
        {isFocusOutside && (
          <div className="visually-hidden" role="presentation">
            {row(focused)}
          </div>
        )}
      </div>
    </div>
  );
  return (
    <>
      {tree}
      <div className="visually-hidden" role="status">
        {actions.drag.message}
      </div>
    </>
  );
});

/** Scrolls to the focused row when another one gets the focus, and leaves the user's own scrolling alone. */
function useReveal(index: number, reveal: (index: number) => void): void {
  const latest = useRef(reveal);
  latest.current = reveal;
  useEffect(() => {
    if (index >= 0) latest.current(index);
  }, [index]);
}

function usePreparation(model: { prepareFilter(): Iterator<void> }, filterable: boolean | undefined): void {
  useEffect(() => {
    if (!filterable || typeof requestIdleCallback === 'undefined') return undefined;
    const steps = model.prepareFilter();
    const work = (deadline: IdleDeadline) => {
      while (deadline.timeRemaining() > 1) if (steps.next().done) return;
      handle = requestIdleCallback(work);
    };
    let handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }, [model, filterable]);
}
