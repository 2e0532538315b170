import type { Tab, Tabs } from 'lathe';

export const appEditor = 'application';

export function showSection(tabs: Tabs, { key, params }: Tab, section: string): void {
  tabs.update(key, { params: { ...params, section } });
}
