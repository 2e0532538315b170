import type { DOMAttributes, MouseEvent, ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Icon } from '../icon/Icon';
import { Highlight } from './Highlight';
import type { TreeNode } from './treeNode';
import type { TreeProps } from './treeProps';
import { TreeRename } from './TreeRename';

const indent = 8;

interface TreeRowProps<T> {
  readonly id: string;
  readonly tree: TreeProps<T>;
  readonly node: TreeNode<T>;
  readonly renaming: boolean;
  readonly endRename: () => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onMenu: (at: { readonly x: number; readonly y: number }) => void;
  readonly drag: DOMAttributes<HTMLElement> & { readonly draggable?: boolean; readonly 'data-drop'?: string };
}

/** One row: guides, twistie, icon, label, description. */
export const TreeRow = observer(function TreeRow<T>(props: TreeRowProps<T>): ReactNode {
  const { id, tree, node, renaming, endRename, onClick, onMenu, drag } = props;
  const { model } = tree;
  const look = tree.getRow?.(node.item) ?? {};
  const expanded = node.expandable ? model.isExpanded(node) : undefined;
  const isFocused = model.selection.focused === node;
  return (
    <div
      id={id}
      className={isFocused ? 'rows__row rows__row--current tree__row' : 'rows__row tree__row'}
      role="treeitem"
      aria-level={node.level}
      aria-posinset={node.index + 1}
      aria-setsize={node.siblings}
      aria-expanded={expanded}
      aria-selected={model.selection.has(node)}
      data-hover={look.tooltip}
      data-hover-cut
      data-faded={look.faded || undefined}
      style={{ paddingLeft: node.level * indent }}
      onClick={(event) => !renaming && onClick(event)}
      onContextMenu={(event) => {
        if (!tree.onContextMenu) return;
        event.preventDefault();
        event.stopPropagation();
        onMenu({ x: event.clientX, y: event.clientY });
      }}
      {...drag}
    >
      <span className="tree__guides" style={{ width: (node.level - 1) * indent }} />
      <span className="tree__twistie">{expanded !== undefined && <Icon name={twistie(node, expanded)} />}</span>
      {look.icon && <Icon name={look.icon} className="tree__icon" />}
      {renaming ? (
        <TreeRename tree={tree} node={node} end={endRename} />
      ) : (
        <span className="tree__label" style={look.color ? { color: cssColor(look.color) } : undefined}>
          {tree.renderLabel?.(node.item) ?? <Highlight text={node.label} terms={model.filterTerms} />}
          {look.description && <span className="tree__description">{look.description}</span>}
          {node.error !== undefined && <Icon name="warning" label={messageOf(node.error)} className="tree__error" />}
        </span>
      )}
      {look.end}
    </div>
  );
});

function twistie(node: TreeNode<unknown>, expanded: boolean): string {
  if (node.loading) return 'loading~spin';
  return expanded ? 'chevron-down' : 'chevron-right';
}

function cssColor(id: string): string {
  return `var(--vscode-${id.replaceAll('.', '-')})`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
