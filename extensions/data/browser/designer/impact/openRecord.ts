import type { MetadataClient, Routes, Tabs } from 'lathe';
import type { RecordLink } from 'lathe/common';
import { openObject } from '../../center/openObject';

interface Opening {
  readonly tabs: Tabs;
  readonly routes: Routes;
  readonly client: MetadataClient;
}

/** By the type of a part, the tab that shows one. */
const partTabs: Readonly<Record<string, string>> = {
  Field: 'dataField',
  Layout: 'dataLayout',
  ValidationRule: 'dataRule',
  SharingRule: 'dataSharingRule',
};

type Shown = Pick<RecordLink, 'id' | 'type' | 'label' | 'parent'>;

/** Shows a record of metadata where it is edited: in its own editor if there is one, else as what it is a part of. */
export async function openRecord({ tabs, routes, client }: Opening, { id, type, label, parent }: Shown): Promise<void> {
  const partTab = partTabs[type];
  if (type === 'CustomObject') return openObject(tabs, { id, label });
  if (partTab !== undefined && parent !== null) {
    await tabs.open({ type: partTab, id, name: label, params: { object: parent, id } });
  } else if (type === 'ObjectIndex' && parent !== null) {
    const object = await client.find(parent);
    await openObject(tabs, object, 'indexes');
  } else if (type === 'Picklist') await tabs.open({ type: 'picklist', id, name: label });
  // Those of one's own are no metadata.
  else if (type === 'View') await routes.open(`/projects/view-management/${id}`);
  else if (type === 'Dashboard') await routes.open(`/projects/kanban-management/${id}`);
  else await routes.open(`/metadata/${type}/${id}`);
}
