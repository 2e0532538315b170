/** How a setting is called: "Editor › Minimap: Show Slider". */
export interface SettingName {
  readonly category: string;
  readonly label: string;
}

/** Makes words of a key: "editor.minimap.showSlider". */
export function nameOfSetting(key: string, title?: string): SettingName {
  const parts = key.split('.').map(wordsOf);
  const label = title ?? parts.at(-1) ?? key;
  return { category: parts.slice(0, -1).join(' › '), label };
}

function wordsOf(part: string): string {
  return part
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
