/** The four kinds of colour themes; each colour has a default for every one of them. */
export const themeTypes = ['dark', 'light', 'hcDark', 'hcLight'] as const;
export type ThemeType = (typeof themeTypes)[number];

/** How a manifest, Monaco and VS Code's style sheets call the same four. */
export type UiTheme = 'vs' | 'vs-dark' | 'hc-black' | 'hc-light';

const uiThemes: Readonly<Record<ThemeType, UiTheme>> = {
  dark: 'vs-dark',
  light: 'vs',
  hcDark: 'hc-black',
  hcLight: 'hc-light',
};

export function uiThemeOf(type: ThemeType): UiTheme {
  return uiThemes[type];
}

export function typeOfUiTheme(uiTheme: UiTheme): ThemeType {
  return themeTypes.find((type) => uiThemes[type] === uiTheme) ?? 'dark';
}

/** What `color-scheme` says, so that scroll bars and native controls fit. */
export function colorSchemeOf(type: ThemeType): 'dark' | 'light' {
  return type === 'dark' || type === 'hcDark' ? 'dark' : 'light';
}

export function isHighContrast(type: ThemeType): boolean {
  return type === 'hcDark' || type === 'hcLight';
}
