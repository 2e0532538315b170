import type { JsonValue } from '../storage/storage';
import {
  type DockedPart,
  defaultLayout,
  type PanelPosition,
  panelPositions,
  type PartId,
  partIds,
  type SidebarPosition,
  sidebarPositions,
} from './parts';

/** What is kept of the layout. */
export type StoredParts = {
  readonly hidden: readonly PartId[];
  readonly sizes: Readonly<Record<DockedPart, number>>;
  readonly sidebarPosition: SidebarPosition;
  readonly panelPosition: PanelPosition;
  readonly panelMaximised: boolean;
  readonly sidebarSection: string;
};

const largest = 10_000;

/** Reads what was stored; throws with the reason when it is not what it should be. What is missing has its default. */
export function readStoredParts(value: JsonValue | undefined): StoredParts {
  const stored = entriesOf(value, 'the layout');
  const sizes = entriesOf(stored.get('sizes') ?? {}, 'the sizes');
  const hidden = stored.get('hidden') ?? defaultLayout.hidden;
  if (!Array.isArray(hidden)) throw new Error('Expected the hidden parts as a list.');
  const section = stored.get('sidebarSection') ?? defaultLayout.sidebarSection;
  if (typeof section !== 'string') throw new Error('Expected the section of the side bar as a text.');
  return {
    hidden: partIds.filter((part) => hidden.includes(part)),
    sizes: { sidebar: sizeOf(sizes, 'sidebar'), panel: sizeOf(sizes, 'panel'), right: sizeOf(sizes, 'right') },
    sidebarPosition: oneOf(sidebarPositions, stored.get('sidebarPosition'), defaultLayout.sidebarPosition),
    panelPosition: oneOf(panelPositions, stored.get('panelPosition'), defaultLayout.panelPosition),
    panelMaximised: stored.get('panelMaximised') === true,
    sidebarSection: section,
  };
}

function entriesOf(value: JsonValue | undefined, what: string): ReadonlyMap<string, JsonValue | undefined> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`Expected ${what} as an object.`);
  }
  return new Map(Object.entries(value));
}

function sizeOf(sizes: ReadonlyMap<string, JsonValue | undefined>, part: DockedPart): number {
  const size = sizes.get(part) ?? defaultLayout.sizes[part];
  if (typeof size !== 'number' || !(size > 0 && size < largest))
    throw new Error(`The size of '${part}' is not possible.`);
  return size;
}

function oneOf<T extends string>(allowed: readonly T[], value: JsonValue | undefined, otherwise: T): T {
  if (value === undefined) return otherwise;
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Error(`'${JSON.stringify(value)}' is none of ${allowed.join(', ')}.`);
  return found;
}
