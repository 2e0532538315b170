import type { ConfigurationSection, SettingInfo } from 'lathe';
import { nameOfSetting } from './settingName';

/** One line of the list: a heading or a setting. */
export type SettingsRow =
  | { readonly kind: 'heading'; readonly id: string; readonly title: string; readonly level: 1 | 2 }
  | { readonly kind: 'setting'; readonly id: string; readonly info: SettingInfo };

/** One entry of the table of contents. */
export interface TocEntry {
  readonly id: string;
  readonly title: string;
  readonly level: 1 | 2;
  readonly count: number;
  /** Of its heading among the rows. */
  readonly row: number;
}

/** Settings by section and, in a section of several categories, by category. */
export function rowsOf(settings: readonly SettingInfo[], other: string): readonly SettingsRow[] {
  const rows: SettingsRow[] = [];
  for (const [title, own] of bySection(settings, other)) {
    rows.push({ kind: 'heading', id: title, title, level: 1 });
    const categories = groupBy(own, (info) => nameOfSetting(info.key).category);
    for (const [category, members] of categories) {
      if (categories.size > 1 && category !== '')
        rows.push({ kind: 'heading', id: `${title}/${category}`, title: category, level: 2 });
      rows.push(...members.map(settingRow));
    }
  }
  return rows;
}

/** Found settings keep the order in which they were found. */
export function foundRows(settings: readonly SettingInfo[]): readonly SettingsRow[] {
  return settings.map(settingRow);
}

export function tocOf(rows: readonly SettingsRow[]): readonly TocEntry[] {
  const entries: TocEntry[] = [];
  rows.forEach((row, index) => {
    if (row.kind === 'heading') entries.push({ id: row.id, title: row.title, level: row.level, count: 0, row: index });
  });
  return entries.map((entry, index) => {
    const end = entries.slice(index + 1).find((next) => next.level <= entry.level)?.row ?? rows.length;
    const count = rows.slice(entry.row, end).filter((row) => row.kind === 'setting').length;
    return { ...entry, count };
  });
}

/** The entry whose part of the list a row is in. */
export function entryAt(toc: readonly TocEntry[], row: number): TocEntry | undefined {
  return toc.findLast((entry) => entry.row <= row);
}

function settingRow(info: SettingInfo): SettingsRow {
  return { kind: 'setting', id: info.key, info };
}

function bySection(settings: readonly SettingInfo[], other: string): Map<string, SettingInfo[]> {
  const sections = groupBy(settings, ({ section }) => titleOf(section, other));
  for (const own of sections.values()) own.sort((a, b) => orderOf(a) - orderOf(b) || (a.key < b.key ? -1 : 1));
  return sections;
}

function orderOf({ property }: SettingInfo): number {
  return property.order ?? Number.MAX_SAFE_INTEGER;
}

function titleOf({ title }: ConfigurationSection, other: string): string {
  return title ?? other;
}

function groupBy(settings: readonly SettingInfo[], by: (info: SettingInfo) => string): Map<string, SettingInfo[]> {
  const groups = new Map<string, SettingInfo[]>();
  for (const info of settings) {
    const group = groups.get(by(info));
    if (group) group.push(info);
    else groups.set(by(info), [info]);
  }
  return groups;
}
