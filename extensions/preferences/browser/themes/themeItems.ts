import type { PickEntry, ThemeInfo, Translate } from 'lathe';

export type ThemeItem =
  | { readonly label: string; readonly description?: string; readonly theme: string }
  | { readonly label: string; readonly icon: string; readonly alwaysShow: true; readonly theme?: undefined };

const groups: readonly (readonly [text: string, uiThemes: readonly ThemeInfo['uiTheme'][]])[] = [
  ['themes.dark', ['vs-dark']],
  ['themes.light', ['vs']],
  ['themes.highContrast', ['hc-black', 'hc-light']],
];

/** The themes by their kind and name, and the way to more of them. */
export function themeItems(themes: readonly ThemeInfo[], t: Translate): readonly PickEntry<ThemeItem>[] {
  const grouped = groups.flatMap(([text, uiThemes]) => {
    const members = themes.filter(({ uiTheme }) => uiThemes.includes(uiTheme));
    return members.length === 0 ? [] : [{ separator: t(text) }, ...members.sort(byLabel).map(itemOf)];
  });
  return [...grouped, { separator: '' }, { label: t('themes.install'), icon: 'cloud-upload', alwaysShow: true }];
}

/** The id tells apart what two extensions call by one name. */
function itemOf({ id, label }: ThemeInfo): ThemeItem {
  return id === label || !id.startsWith(`${label} (`) ? { label, theme: id } : { label, description: id, theme: id };
}

function byLabel(a: ThemeInfo, b: ThemeInfo): number {
  return a.label.localeCompare(b.label);
}
