import type { MetadataClient, PickItem } from 'lathe';

export interface RecordChoice extends PickItem {
  readonly id: string;
  readonly name: string;
}

/** All records of a type, to choose from. */
export async function recordChoices(metadata: MetadataClient, type: string, icon: string): Promise<RecordChoice[]> {
  const { records } = await metadata.calls;
  const { rows } = await records.list({ params: { type }, query: { brief: true, order: 'label', limit: 1000 } });
  return rows.map(({ id, name, label }) => ({ id, name, label: label || name, description: name, icon }));
}
