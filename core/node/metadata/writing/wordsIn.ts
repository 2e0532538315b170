import type { JsonData } from '../../../common/metadata/metadataRecord';

/** PostgreSQL's index of words takes so much and no more; what a record is about stands at its beginning. */
const greatestLength = 200_000;

/** What a search looks through: the texts in a record, not the names of its fields. */
export function wordsIn({
  name,
  label,
  data,
}: {
  readonly name: string;
  readonly label: string;
  readonly data: JsonData;
}): string {
  const texts = [name, name.replace(/_+|(?<=[a-z0-9])(?=[A-Z])/g, ' '), label];
  let length = 0;
  const collect = (value: unknown): void => {
    if (length > greatestLength) return;
    if (typeof value === 'string') {
      texts.push(value);
      length += value.length;
    } else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) collect(inner);
    }
  };
  collect(data);
  return texts.join(' ').slice(0, greatestLength);
}
