import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { onUnexpectedError } from '../../../common/event';
import type { TreeNode } from './treeNode';
import type { TreeProps } from './treeProps';

interface TreeRenameProps<T> {
  readonly tree: TreeProps<T>;
  readonly node: TreeNode<T>;
  readonly end: () => void;
}

/** The field in the place of a label: Enter and leaving it keep the name, Escape does not. */
export function TreeRename<T>({ tree, node, end }: TreeRenameProps<T>): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [name, setName] = useState(node.label);
  const problem = tree.validateName?.(node.item, name);
  useEffect(() => {
    const field = input.current;
    const dot = node.label.lastIndexOf('.');
    field?.focus();
    field?.setSelectionRange(0, dot > 0 ? dot : node.label.length);
  }, [node.label]);
  const finish = (keep: boolean) => {
    // Giving the focus back leaves the field, which would end it a second time.
    if (isDone.current) return;
    isDone.current = true;
    const host = input.current?.closest<HTMLElement>('[role="tree"]');
    end();
    host?.focus();
    if (!keep || problem || name === node.label || name.trim() === '') return;
    Promise.resolve(tree.onRename?.(node.item, name)).catch(onUnexpectedError);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') finish(false);
    else if (event.key === 'Enter' && !problem) finish(true);
    else return;
    event.preventDefault();
  };
  return (
    <span className="tree__rename">
      <input
        ref={input}
        aria-label={node.label}
        aria-invalid={problem ? true : undefined}
        value={name}
        spellCheck={false}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish(true)}
      />
      {problem && <span role="alert">{problem}</span>}
    </span>
  );
}
