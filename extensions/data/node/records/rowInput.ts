import { isId, newId, prefixOf, Refusal } from 'lathe/common';
import { isComputed } from '../../common/objects/fieldTypes';
import type { FieldModel, ObjectModel } from '../objects/objectModel';
import { visibleField } from '../access/visibleField';
import { checkValue, type ValueIssue } from './rowValue';

/** Values by the names of columns, as they are stored. */
export type RowValues = Readonly<Record<string, unknown>>;

export interface RowWish {
  readonly values: RowValues;
  /** The revision that was changed; another is refused as stale. */
  readonly revision?: number;
}

interface Context {
  /** The names, in lower case, of fields that the caller may not write. */
  readonly fixed: ReadonlySet<string>;
  /** Those of which he may not even know. */
  readonly hidden: ReadonlySet<string>;
  readonly userId: string;
  readonly creating: boolean;
}

/** Every value that is given, checked; all that is wrong is told at once, each beside its field. */
export function readRow(object: ObjectModel, given: Readonly<Record<string, unknown>>, context: Context): RowWish {
  const values: Record<string, unknown> = {};
  const issues: { field: FieldModel; issue: ValueIssue }[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (isAddress(name, context)) continue;
    const field = fieldNamed(object, name, context);
    const checked = checkValue(value, field);
    if ('issue' in checked) issues.push({ field, issue: checked.issue });
    else if (checked.value === null && isRequired(field, object)) issues.push({ field, issue: 'required' });
    else values[field.column ?? field.name] = checked.value;
  }
  if (context.creating) issues.push(...fillIn(object, values, context, new Set(issues.map(({ field }) => field))));
  if (issues.length > 0) throw invalidRow(object, issues);
  const { revision } = given;
  return { values, revision: typeof revision === 'number' ? revision : undefined };
}

/** Says which row is meant, not what is in it; who makes one may choose its id. */
function isAddress(name: string, { creating }: Context): boolean {
  return name === 'id' || (!creating && /^(id|revision)$/i.test(name));
}

/** By which whoever has lost the answer can tell that the row was made. */
export function idOf(object: ObjectModel, { id }: Readonly<Record<string, unknown>>): string {
  const prefix = object.data.keyPrefix ?? '';
  if (id === undefined) return newId(prefix);
  if (typeof id === 'string' && isId(id) && prefixOf(id) === prefix) return id;
  throw new Refusal('INVALID_ROW', {
    parameters: { object: object.name, issues: 'id: newId' },
    fields: [{ path: 'body.id', message: 'newId' }],
  });
}

function fieldNamed(object: ObjectModel, name: string, { fixed, hidden }: Context): FieldModel {
  const field = visibleField(object, hidden, name);
  if (field.system || isComputed(field.type) || fixed.has(field.name.toLowerCase()))
    throw new Refusal('READ_ONLY_FIELD', {
      status: 403,
      parameters: { field: field.name },
      fields: [{ path: `body.${field.name}`, message: 'readOnly' }],
    });
  return field;
}

/** Names that count up by themselves needn't be given. */
function isRequired({ type, data }: FieldModel, object: ObjectModel): boolean {
  if (type === 'name') return object.data.nameFormat === undefined;
  return data?.required === true || type === 'masterdetail';
}

/** What a new row has that nobody has given. */
function fillIn(
  object: ObjectModel,
  values: Record<string, unknown>,
  { userId }: Context,
  wrong: ReadonlySet<FieldModel>,
): { field: FieldModel; issue: ValueIssue }[] {
  values['owner'] ??= userId;
  return object.fields.flatMap((field) => {
    const { column, system } = field;
    if (system || column === undefined || wrong.has(field) || values[column] !== undefined) return [];
    const usual = defaultOf(field, userId);
    if (usual !== undefined) values[column] = usual;
    else if (isRequired(field, object)) return [{ field, issue: 'required' as const }];
    return [];
  });
}

function defaultOf({ type, data }: FieldModel, userId: string): unknown {
  const value = data?.default;
  if (type === 'checkbox') return value ?? false;
  if (value === 'today' && type === 'date') return new Date().toISOString().slice(0, 10);
  if (value === 'now' && type === 'datetime') return new Date().toISOString();
  if (value === 'me' && type === 'lookup') return userId;
  return value;
}

function invalidRow(object: ObjectModel, issues: readonly { field: FieldModel; issue: ValueIssue }[]): Refusal {
  return new Refusal('INVALID_ROW', {
    parameters: { object: object.name, issues: issues.map(({ field, issue }) => `${field.name}: ${issue}`).join('; ') },
    fields: issues.map(({ field, issue }) => ({ path: `body.${field.name}`, message: issue })),
  });
}
