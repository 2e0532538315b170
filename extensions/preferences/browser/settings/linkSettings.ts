import { nameOfSetting } from './settingName';

/** "`#editor.tabSize#`" in a description leads to that setting. */
export function linkSettings(markdown: string): string {
  return markdown.replace(/`#([\w.-]+)#`/g, (_all, key: string) => {
    const { category, label } = nameOfSetting(key);
    const query = encodeURIComponent(JSON.stringify(`@id:${key}`));
    return `[${category ? `${category}: ` : ''}${label}](command:workbench.action.openSettings?${query})`;
  });
}
