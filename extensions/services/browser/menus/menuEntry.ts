import type { ListedRecord } from 'lathe/common';
import { MenuData } from '../../../apps/common/menuData';

/** A menu of a service, as its tree shows it. */
export interface MenuEntry {
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  readonly label: string;
  readonly active: boolean;
  readonly kind: 'folder' | 'tab';
  readonly parent: string | undefined;
  readonly tab: string | undefined;
  readonly data: MenuData;
}

export function toMenu({ id, revision, name, label, active, data }: ListedRecord): MenuEntry {
  const menu = MenuData.parse(data ?? {});
  const { kind, parent, tab } = menu;
  return { id, revision, name, label, active, kind, parent, tab, data: menu };
}

/** A name that no other menu has: "orders", "orders2". */
export function freeName(wanted: string, taken: Iterable<string>): string {
  const used = new Set([...taken].map((name) => name.toLowerCase()));
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}${number}`;
    if (!used.has(name.toLowerCase())) return name;
  }
}
