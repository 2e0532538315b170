import { isNumeric } from '../../common/objects/fieldTypes';
import type { FieldData } from '../../common/objects/fieldData';
import { refuse } from '../refuse';
import type { FieldModel, ObjectModel, ObjectModels } from './objectModel';

interface Checked {
  readonly name: string;
  readonly data: FieldData;
}

/** Refuses relations of which no row could ever be made, and sums of what does not lead here or is no number. */
export function requireSoundRelations({ name, data }: Checked, object: ObjectModel, models: ObjectModels): void {
  if (data.type === 'masterdetail') {
    const circle = circleOver(models.byId(data.object ?? ''), object, models, [object.name]);
    if (circle) throw refuse('MASTER_CIRCLE', { field: name, path: circle.join(' → ') });
  }
  if (data.rollup && !isSound(data.rollup, object, models))
    throw refuse('BAD_ROLLUP', { field: name }, { fields: [{ path: 'body.data.rollup', message: 'BAD_ROLLUP' }] });
}

/** The way from a master over its own masters back to the object. */
function circleOver(
  master: ObjectModel | undefined,
  object: ObjectModel,
  models: ObjectModels,
  path: readonly string[],
): readonly string[] | undefined {
  if (!master) return undefined;
  if (master.id === object.id) return [...path, object.name];
  // A circle of others is theirs.
  if (path.includes(master.name)) return undefined;
  for (const { type, target } of master.fields) {
    if (type !== 'masterdetail') continue;
    const circle = circleOver(models.find(target ?? ''), object, models, [...path, master.name]);
    if (circle) return circle;
  }
  return undefined;
}

function isSound(rollup: NonNullable<FieldData['rollup']>, object: ObjectModel, models: ObjectModels): boolean {
  const child = models.all.find(({ fields }) => fields.some(({ id }) => id === rollup.by));
  const fieldOf = (id: string | undefined): FieldModel | undefined => child?.fields.find((field) => field.id === id);
  const target = fieldOf(rollup.by)?.target;
  if (target === undefined || models.find(target)?.id !== object.id) return false;
  const summed = fieldOf(rollup.of);
  return rollup.function === 'count' || (summed !== undefined && isNumeric(summed.type));
}
