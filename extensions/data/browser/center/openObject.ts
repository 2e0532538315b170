import type { Tab, Tabs } from 'lathe';

export const objectTab = 'dataObject';

interface OpenedObject {
  readonly id: string;
  readonly label: string;
}

/** Shows an object in the designer, in the tab that has it already; a part of it where one is named. */
export async function openObject(tabs: Tabs, { id, label }: OpenedObject, section?: string): Promise<void> {
  await tabs.open({ type: objectTab, id, name: label, params: section === undefined ? { id } : { id, section } });
}

export function showSection(tabs: Tabs, { key, params }: Tab, section: string): void {
  tabs.update(key, { params: { ...params, section } });
}
