import { injectable } from 'inversify';
import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import {
  type BranchNode,
  type Direction,
  emptyGroup,
  evenWeights,
  type GroupNode,
  groupsOf,
  idsOf,
  insertTab,
  moveGroup,
  neighbourOf,
  removeGroup,
  replaceGroup,
  rootOf,
  setWeights,
  splitGroup,
} from './gridTree';

/**
 * The arrangement of editor groups and which tabs stand in which, as one immutable tree. What the user drags comes here as
 * a change of the tree; what is on the screen follows it.
 */
@injectable()
export class EditorGrid {
  root: BranchNode = rootOf([emptyGroup('group-1')]);
  activeGroupId = 'group-1';
  /** The one group that is shown, for as long as it is maximised. */
  maximised: string | undefined;
  private lastId = 1;

  constructor() {
    makeObservable<this, 'places'>(this, {
      root: observableRef,
      activeGroupId: observable,
      maximised: observable,
      groups: computed,
      activeGroup: computed,
      places: computed,
      load: action,
      insert: action,
      remove: action,
      show: action,
      focus: action,
      split: action,
      removeGroup: action,
      moveGroup: action,
      resize: action,
      even: action,
      toggleMaximised: action,
    });
  }

  get groups(): readonly GroupNode[] {
    return groupsOf(this.root);
  }

  get activeGroup(): GroupNode {
    const group = this.group(this.activeGroupId) ?? this.groups[0];
    if (!group) throw new Error('The editor area has no group.');
    return group;
  }

  group(id: string): GroupNode | undefined {
    return this.groups.find((group) => group.id === id);
  }

  groupOf(key: string): GroupNode | undefined {
    return this.places.get(key);
  }

  /** Replaces the arrangement; an empty one becomes a single empty group. */
  load(root: BranchNode, activeGroupId?: string): void {
    const groups = groupsOf(root);
    this.root = groups.length > 0 ? root : rootOf([emptyGroup(this.newId())]);
    for (const id of idsOf(root)) this.lastId = Math.max(this.lastId, Number(/-(\d+)$/.exec(id)?.[1] ?? 0));
    this.maximised = undefined;
    this.activeGroupId = groups.find((group) => group.id === activeGroupId)?.id ?? this.groups[0]?.id ?? '';
  }

  insert(key: string, groupId: string, index?: number): void {
    this.root = insertTab(this.root, key, groupId, index);
  }

  /** Takes a tab out; the given one, or none, becomes active in its group. */
  remove(key: string, active?: string): void {
    const group = this.groupOf(key);
    if (!group) return;
    const tabs = group.tabs.filter((other) => other !== key);
    const next = group.active === key ? active : group.active;
    this.root = replaceGroup(this.root, group.id, () => ({ ...group, tabs, active: next }));
  }

  /** Makes a tab the active one of its group. */
  show(key: string): void {
    const group = this.groupOf(key);
    if (!group || group.active === key) return;
    this.root = replaceGroup(this.root, group.id, () => ({ ...group, active: key }));
  }

  focus(groupId: string): void {
    if (!this.group(groupId)) return;
    this.activeGroupId = groupId;
    if (this.maximised) this.maximised = groupId;
  }

  /** Makes an empty group beside another and tells its id. */
  split(groupId: string, direction: Direction): string {
    const id = this.newId();
    this.maximised = undefined;
    this.root = splitGroup(this.root, groupId, direction, emptyGroup(id), `branch-${id}`);
    return id;
  }

  /** The last group stays. */
  removeGroup(id: string): void {
    const index = this.groups.findIndex((group) => group.id === id);
    if (index < 0 || this.groups.length === 1) return;
    const heir = this.groups[index - 1] ?? this.groups[index + 1];
    this.root = removeGroup(this.root, id);
    if (this.maximised === id) this.maximised = undefined;
    if (this.activeGroupId === id && heir) this.activeGroupId = heir.id;
  }

  /** Takes a group, with its tabs, to the side of another. */
  moveGroup(id: string, target: string, direction: Direction): void {
    this.maximised = undefined;
    this.root = moveGroup(this.root, id, target, direction, `branch-${this.newId()}`);
    this.focus(id);
  }

  neighbour(groupId: string, direction: Direction): GroupNode | undefined {
    return neighbourOf(this.root, groupId, direction);
  }

  resize(branchId: string, weights: readonly number[]): void {
    this.root = setWeights(this.root, branchId, weights);
  }

  even(): void {
    this.root = evenWeights(this.root);
  }

  toggleMaximised(): void {
    this.maximised = this.maximised || this.groups.length === 1 ? undefined : this.activeGroupId;
  }

  private get places(): ReadonlyMap<string, GroupNode> {
    return new Map(this.groups.flatMap((group) => group.tabs.map((key) => [key, group] as const)));
  }

  private newId(): string {
    return `group-${++this.lastId}`;
  }
}
