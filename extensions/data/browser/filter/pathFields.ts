import type { FieldDescription } from '../../common/describeCalls';
import type { ObjectDescriptions } from '../describe/objectDescriptions';

/** The fields on a path over lookups, as far as the reader knows of them: "customer.region" are two. */
export async function pathFields(
  descriptions: Pick<ObjectDescriptions, 'of'>,
  object: string,
  path: string,
): Promise<FieldDescription[]> {
  const found: FieldDescription[] = [];
  let from: string | undefined = object;
  for (const name of path.split('.')) {
    if (from === undefined) break;
    const { fields } = await descriptions.of(from);
    const field = fields.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (!field) break;
    found.push(field);
    from = field.target;
  }
  return found;
}

/** As people read it. */
export function pathLabel(fields: readonly FieldDescription[]): string {
  return fields.map(({ label }) => label).join(' › ');
}
