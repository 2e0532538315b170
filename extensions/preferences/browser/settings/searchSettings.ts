import { Fzf } from 'fzf';
import type { SettingInfo } from 'lathe';
import { nameOfSetting } from './settingName';
import { matchesId, type SettingsQuery } from './settingsQuery';

/** The better, the lower. */
enum Rank {
  Key,
  LabelStart,
  Label,
  Name,
  Text,
  Fuzzy,
}

/** The settings that a query finds, the best first; all that pass its filters, in their order, when it has no words. */
export function searchSettings(
  settings: readonly SettingInfo[],
  query: SettingsQuery,
  isModified: (key: string) => boolean,
): readonly SettingInfo[] {
  const allowed = settings.filter((info) => passes(info, query, isModified));
  if (query.words === '') return allowed;
  const words = query.words.toLowerCase().split(' ');
  const ranked: { info: SettingInfo; rank: Rank }[] = [];
  const left: SettingInfo[] = [];
  for (const info of allowed) {
    const rank = rankOf(info, query.words.toLowerCase(), words);
    if (rank === undefined) left.push(info);
    else ranked.push({ info, rank });
  }
  ranked.sort((a, b) => a.rank - b.rank);
  return [...ranked.map(({ info }) => info), ...fuzzy(left, query.words)];
}

function passes(
  { key, property, section }: SettingInfo,
  { modified, extensions, ids, tags }: SettingsQuery,
  isModified: (key: string) => boolean,
): boolean {
  if (modified && !isModified(key)) return false;
  if (extensions.length > 0 && !extensions.includes((section.source ?? '').toLowerCase())) return false;
  if (ids.length > 0 && !ids.some((id) => matchesId(id, key))) return false;
  return tags.length === 0 || tags.some((tag) => property.tags?.includes(tag));
}

function rankOf({ key, property, section }: SettingInfo, whole: string, words: readonly string[]): Rank | undefined {
  const { category, label } = nameOfSetting(key, property.title);
  const name = `${category} ${label}`.toLowerCase();
  const all = (text: string): boolean => words.every((word) => text.includes(word));
  if (key.toLowerCase() === whole) return Rank.Key;
  if (label.toLowerCase().startsWith(whole)) return Rank.LabelStart;
  if (all(label.toLowerCase())) return Rank.Label;
  if (all(`${name} ${key.toLowerCase()}`)) return Rank.Name;
  const { description, markdownDescription, enumDescriptions } = property;
  const values = property.enum?.map(String) ?? [];
  const text = [name, key, section.title, description, markdownDescription, ...values, ...(enumDescriptions ?? [])];
  return all(text.join(' ').toLowerCase()) ? Rank.Text : undefined;
}

/** Letters in their order, with gaps: only in the key, where a typing error shows. */
function fuzzy(settings: readonly SettingInfo[], words: string): readonly SettingInfo[] {
  const query = words.replaceAll(' ', '');
  if (query.length < 3) return [];
  const finder = new Fzf([...settings], { selector: (info) => info.key, casing: 'case-insensitive' });
  // A match spread over the whole key is none.
  return finder
    .find(query)
    .filter(({ start, end }) => end - start <= query.length * 2)
    .map(({ item }) => item);
}
