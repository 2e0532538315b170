import type { MetadataClient } from 'lathe';

/** What types of records are called in the language of the user; one that is not known is what it is. */
export async function typeTitles(client: Pick<MetadataClient, 'calls'>): Promise<(type: string) => string> {
  const titles = new Map((await (await client.calls).any.types()).map(({ name, title }) => [name, title]));
  return (type) => titles.get(type) ?? type;
}
