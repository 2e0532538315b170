import { type ReactNode, useEffect } from 'react';
import { Clipboard, ContextMenus, type JsonValue } from 'lathe';
import { Tree, useService, useTexts, useTreeModel } from 'lathe/ui';
import { childrenOf, describe, hasChildren, type JsonNode, rootNode } from './jsonNode';

interface JsonTreeProps {
  readonly label: string;
  readonly value: JsonValue;
  readonly filter: string;
}

/** The value as a tree; every node's path and value can be copied. */
export function JsonTree({ label, value, filter }: JsonTreeProps): ReactNode {
  const model = useTreeModel<JsonNode>({
    getRoots: () => rootsOf(value),
    getId: (node) => node.path,
    getLabel: (node) => node.name,
    hasChildren,
    getChildren: childrenOf,
  });
  useEffect(() => model.setFilter(filter), [model, filter]);
  const openMenu = useCopyMenu(label);
  return (
    <Tree
      label={label}
      model={model}
      filterable
      getRow={(node) => ({ icon: iconOf(node.value), description: describe(node), tooltip: node.path })}
      onContextMenu={([node], at) => node && openMenu(node, at)}
    />
  );
}

function rootsOf(value: JsonValue): readonly JsonNode[] {
  const root = rootNode(value);
  return hasChildren(root) ? childrenOf(root) : [root];
}

function iconOf(value: JsonValue): string {
  if (Array.isArray(value)) return 'symbol-array';
  if (value === null) return 'symbol-null';
  if (typeof value === 'object') return 'symbol-object';
  return typeof value === 'number' ? 'symbol-numeric' : `symbol-${typeof value}`;
}

type Place = Element | { readonly x: number; readonly y: number };

function useCopyMenu(label: string): (node: JsonNode, at: Place) => void {
  const t = useTexts();
  const menus = useService(ContextMenus);
  const clipboard = useService(Clipboard);
  return (node, at) => {
    const text = typeof node.value === 'string' ? node.value : JSON.stringify(node.value, undefined, 2);
    const actions = [
      { id: 'copyPath', label: t('json.copyPath'), run: () => void clipboard.writeText(node.path) },
      { id: 'copyValue', label: t('json.copyValue'), run: () => void clipboard.writeText(text) },
    ];
    void menus.show({ label, at, groups: [{ name: 'copy', actions }] });
  };
}
