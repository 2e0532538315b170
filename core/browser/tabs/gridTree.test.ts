import fc from 'fast-check';
import {
  type BranchNode,
  type Direction,
  emptyGroup,
  type GridNode,
  groupsOf,
  idsOf,
  moveGroup,
  neighbourOf,
  removeGroup,
  rootOf,
  setWeights,
  splitGroup,
} from './gridTree';

const single = rootOf([emptyGroup('a')]);
const split = (root: BranchNode, at: string, direction: Direction, id: string): BranchNode =>
  splitGroup(root, at, direction, emptyGroup(id), `branch-${id}`);
const ids = (root: BranchNode): string =>
  groupsOf(root)
    .map((group) => group.id)
    .join('');

/** No branch but the root has fewer than two children, and none stands in one of its own orientation. */
function isNormal(node: GridNode, around?: BranchNode): boolean {
  if (node.kind === 'group') return true;
  const fits = !around || (node.children.length > 1 && node.orientation !== around.orientation);
  return fits && node.children.every((child) => isNormal(child, node));
}

describe('the tree of groups', () => {
  it.each([
    ['left', 'ba'],
    ['right', 'ab'],
    ['up', 'ba'],
    ['down', 'ab'],
  ] as const)('splits to the %s', (direction, expected) => {
    expect(ids(split(single, 'a', direction, 'b'))).toBe(expected);
  });

  it('knows what lies on each side', () => {
    const root = split(split(single, 'a', 'right', 'b'), 'b', 'down', 'c');
    expect(neighbourOf(root, 'a', 'right')?.id).toBe('b');
    expect(neighbourOf(root, 'c', 'left')?.id).toBe('a');
    expect(neighbourOf(root, 'c', 'up')?.id).toBe('b');
    expect(neighbourOf(root, 'a', 'left')).toBeUndefined();
    expect(neighbourOf(root, 'b', 'up')).toBeUndefined();
  });

  it('takes a group to the side of another, and nowhere when one of them is not there', () => {
    const root = split(split(single, 'a', 'right', 'b'), 'b', 'down', 'c');
    expect(ids(moveGroup(root, 'a', 'c', 'right', 'm'))).toBe('bca');
    expect(neighbourOf(moveGroup(root, 'a', 'c', 'right', 'm'), 'a', 'left')?.id).toBe('c');
    expect(neighbourOf(moveGroup(root, 'c', 'a', 'left', 'm'), 'c', 'right')?.id).toBe('a');
    expect(moveGroup(root, 'a', 'a', 'left', 'm')).toBe(root);
    expect(moveGroup(root, 'a', 'z', 'left', 'm')).toBe(root);
  });

  it('takes new sizes of one branch', () => {
    const root = setWeights(split(single, 'a', 'right', 'b'), 'root', [3, 1]);
    expect(groupsOf(root).map((group) => group.weight)).toEqual([3, 1]);
  });

  it('stays normal and loses no group, whatever is split and removed', () => {
    const directions = fc.constantFrom<Direction>('left', 'right', 'up', 'down');
    const steps = fc.array(fc.tuple(fc.nat(), directions, fc.constantFrom('split', 'move', 'remove')), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(steps, (list) => {
        let root = single;
        let expected = 1;
        list.forEach(([pick, direction, change], step) => {
          const groups = groupsOf(root);
          const target = groups[pick % groups.length]?.id ?? '';
          if (change === 'move') {
            root = moveGroup(root, target, groups[0]?.id ?? '', direction, `moved-${step}`);
          } else if (change === 'remove' && groups.length > 1) {
            root = removeGroup(root, target);
            expected--;
          } else {
            root = split(root, target, direction, `g${step}`);
            expected++;
          }
          expect(new Set(idsOf(root)).size).toBe(idsOf(root).length);
          expect(groupsOf(root)).toHaveLength(expected);
          expect(isNormal(root)).toBe(true);
        });
      }),
    );
  });
});
