import type { FieldDescription } from '../../common/describeCalls';
import { pathFields, pathLabel } from '../filter/pathFields';
import type { ObjectDescriptions } from './objectDescriptions';

/** The fields that paths such as "customer.region.name" lead to, each labelled by its way; what isn't there is left out. */
export async function fieldsAtPaths(
  descriptions: Pick<ObjectDescriptions, 'of'>,
  object: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, FieldDescription>> {
  const unique = [...new Set(paths)];
  const found = await Promise.all(unique.map((path) => pathFields(descriptions, object, path)));
  return new Map(
    unique.flatMap((path, index) => {
      const way = found[index] ?? [];
      const last = way.at(-1);
      return last && way.length === path.split('.').length ? [[path, { ...last, label: pathLabel(way) }] as const] : [];
    }),
  );
}
