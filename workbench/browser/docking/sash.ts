import type { DockNode } from './dockNode';

/** Between which children of a row a splitter stands. */
export interface Sash {
  readonly before: number;
  readonly after: number;
  /** One of the two is a part that is not shown: the splitter lies at the edge and opens it. */
  readonly shut?: boolean;
}

/** What the splitter after this child stands between; nothing where it is not needed. */
export function sashAt(children: readonly DockNode[], index: number): Sash | undefined {
  const after = children[index + 1];
  if (index < 0 || !after) return undefined;
  const before = children.slice(0, index + 1).findLastIndex((child) => child.visible);
  if (after.visible && before >= 0) return { before, after: index + 1 };
  const isAtStart = after.visible && index === 0;
  const isAtEnd = before === index && index + 2 === children.length;
  const hidden = isAtStart ? children[index] : isAtEnd ? after : undefined;
  return hidden?.kind === 'part' ? { before: index, after: index + 1, shut: true } : undefined;
}

/** Which child shuts when the splitter is that far from where its drag began: a part that has less than half of its minimum. */
export function shutBy(
  { before, after }: Sash,
  children: readonly DockNode[],
  sizes: readonly number[],
  pixels: number,
): number | undefined {
  const isShut = (index: number, by: number): boolean => {
    const node = children[index];
    return node?.kind === 'part' && node.pixels !== undefined && (sizes[index] ?? 0) + by < node.minimum / 2;
  };
  if (isShut(before, pixels)) return before;
  return isShut(after, -pixels) ? after : undefined;
}
