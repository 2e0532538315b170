import type { FieldDescription, ObjectDescription } from '../../common/describeCalls';
import type { ObjectDescriptions } from '../describe/objectDescriptions';
import { pathFields, pathLabel } from '../filter/pathFields';
import { valueKind } from '../values/valueKind';

export interface GridColumn {
  /** A field, or over lookups one of another object. */
  readonly path: string;
  readonly label: string;
  readonly field: FieldDescription;
  readonly width: number;
  /** By what rows are sorted for it; none where its values have no order. */
  readonly sortPath: string | undefined;
  /** Of the object itself, and the user may write it. */
  readonly editable: boolean;
}

export const leastWidth = 50;
const greatestWidth = 900;
/** Fields of the system that are worth a column without being asked for. */
const usualSystem = ['createdDate'];
const mostUsual = 12;

/** Where nobody has chosen: the name, what people have made, and when. All of the platform's own objects is the system's. */
export function usualColumns({ fields, kind }: ObjectDescription): string[] {
  if (kind !== 'custom') return fields.flatMap(({ name }) => (name === 'id' ? [] : [name])).slice(0, mostUsual);
  const own = fields.filter(({ system, name, type }) => !system && name !== 'owner' && type !== 'encryptedtext');
  const system = fields.filter(({ name }) => usualSystem.includes(name));
  return [...own.slice(0, mostUsual), ...system].map(({ name }) => name);
}

/** What is known of these paths; those that lead nowhere any more are left out. */
export async function columnsOf(
  descriptions: Pick<ObjectDescriptions, 'of'>,
  object: ObjectDescription,
  paths: readonly string[],
  widths: Readonly<Record<string, number>>,
): Promise<GridColumn[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const fields = await pathFields(descriptions, object.name, path);
      const field = fields.at(-1);
      if (!field || fields.length < path.split('.').length) return undefined;
      const own = fields.length === 1;
      const name = fields.map((each) => each.name).join('.');
      return {
        ...{ path: name, label: pathLabel(fields), field, width: widthWithin(widths[name] ?? usualWidth(field)) },
        ...{ sortPath: sortPathOf(name, field), editable: own && field.editable },
      };
    }),
  );
  return found.filter((column) => column !== undefined);
}

export function widthWithin(width: number): number {
  return Math.round(Math.min(Math.max(width, leastWidth), greatestWidth));
}

/** People sort by what they read: a lookup by the name that it shows. */
function sortPathOf(path: string, field: FieldDescription): string | undefined {
  const kind = valueKind(field);
  if (kind === 'choices' || kind === 'secret') return undefined;
  return kind === 'lookup' && field.target !== undefined ? `${path}.name` : path;
}

const widths: Readonly<Partial<Record<string, number>>> = {
  ...{ number: 110, checkbox: 80, date: 140, datetime: 200, lookup: 160, choice: 130, choices: 180, secret: 90 },
};

function usualWidth(field: FieldDescription): number {
  if (field.type === 'name') return 220;
  return Math.max(widths[valueKind(field)] ?? 160, Math.min(220, field.label.length * 8 + 40));
}
