import type { JsonValue } from '../storage/storage';
import { type BranchNode, type GridNode, groupsOf, normalise, rootOf } from './gridTree';
import type { TabRequest } from './tab';

export type StoredTab = {
  readonly key: string;
  readonly tabNo: number;
  readonly preview: boolean;
  readonly pinned: boolean;
  readonly request: TabRequest;
  readonly viewState?: JsonValue;
};

/** Everything about open tabs that outlives the page. */
export type StoredTabs = {
  readonly tabs: readonly StoredTab[];
  readonly root: BranchNode;
  readonly activeGroup: string;
  readonly recent: readonly string[];
};

type JsonObject = { readonly [key: string]: JsonValue | undefined };

/** Reads what was stored; throws with the reason when it is not what it should be. */
export function readStoredTabs(value: JsonValue | undefined): StoredTabs {
  const stored = object(value, 'the tabs');
  const tabs = list(stored.tabs, 'the list of tabs').map(readTab);
  const keys = new Set(tabs.map((tab) => tab.key));
  if (keys.size !== tabs.length) throw new Error('Two tabs have the same key.');
  const root = readRoot(stored.root);
  const placed = groupsOf(root).flatMap((group) => group.tabs);
  if (new Set(placed).size !== placed.length) throw new Error('A tab stands in two places.');
  const missing = placed.find((key) => !keys.has(key));
  if (missing !== undefined) throw new Error(`The tab '${missing}' is placed but not described.`);
  return {
    tabs: tabs.filter((tab) => placed.includes(tab.key)),
    root,
    activeGroup: text(stored.activeGroup, 'the active group'),
    recent: list(stored.recent, 'the recent tabs').map((key) => text(key, 'a recent tab')),
  };
}

function readTab(value: JsonValue): StoredTab {
  const tab = object(value, 'a tab');
  const { viewState } = tab;
  const request = object(tab.request, 'what a tab shows');
  const params = object(request.params ?? {}, 'the parameters of a tab');
  const tabNo = number(tab.tabNo, 'the number of a tab');
  const optional = (name: string): string | undefined =>
    request[name] === undefined ? undefined : text(request[name], `the ${name} of a tab`);
  return {
    key: text(tab.key, 'the key of a tab'),
    tabNo,
    preview: tab.preview === true,
    pinned: tab.pinned === true,
    request: {
      type: text(request.type, 'the type of a tab'),
      id: optional('id'),
      name: optional('name'),
      icon: optional('icon'),
      route: optional('route'),
      description: optional('description'),
      tooltip: optional('tooltip'),
      params: Object.fromEntries(Object.entries(params).map(([name, entry]) => [name, text(entry, 'a parameter')])),
    },
    ...(viewState === undefined ? {} : { viewState }),
  };
}

function readRoot(value: JsonValue | undefined): BranchNode {
  const root = readNode(value, 0);
  return normalise(root.kind === 'branch' ? root : rootOf([root]));
}

const deepest = 50;

function readNode(value: JsonValue | undefined, depth: number): GridNode {
  if (depth > deepest) throw new Error('The editor groups are nested too deeply.');
  const node = object(value, 'an editor group');
  const id = text(node.id, 'the id of an editor group');
  const weight = number(node.weight, 'the size of an editor group');
  if (node.kind === 'branch') {
    if (node.orientation !== 'row' && node.orientation !== 'column') throw new Error('A branch has no orientation.');
    const children = list(node.children, 'the groups of a branch').map((child) => readNode(child, depth + 1));
    return { kind: 'branch', id, weight, orientation: node.orientation, children };
  }
  const tabs = list(node.tabs, 'the tabs of a group').map((key) => text(key, 'the key of a tab'));
  const active = typeof node.active === 'string' && tabs.includes(node.active) ? node.active : tabs[0];
  return { kind: 'group', id, weight, tabs, ...(active === undefined ? {} : { active }) };
}

function object(value: JsonValue | undefined, what: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`Expected ${what} as an object.`);
  return value as JsonObject;
}

function list(value: JsonValue | undefined, what: string): readonly JsonValue[] {
  if (!Array.isArray(value)) throw new Error(`Expected ${what} as a list.`);
  return value as readonly JsonValue[];
}

function text(value: JsonValue | undefined, what: string): string {
  if (typeof value !== 'string') throw new Error(`Expected ${what} as a text.`);
  return value;
}

function number(value: JsonValue | undefined, what: string): number {
  if (typeof value !== 'number' || !(value > 0)) throw new Error(`Expected ${what} as a number above 0.`);
  return value;
}
