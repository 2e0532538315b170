import type { ListedRecord } from 'lathe/common';
import { type Choice, FieldData } from '../../../common/objects/fieldData';
import { fieldTypes, isNumeric, isReference, isSelect, longestText } from '../../../common/objects/fieldTypes';

/** A field as its form has it: each setting by itself, also those that its type has no use for. */
export interface FieldValues {
  readonly label: string;
  readonly name: string;
  readonly type: string;
  readonly help: string;
  readonly description: string;
  readonly required: boolean;
  readonly unique: boolean;
  readonly caseSensitive: boolean;
  readonly length: number | undefined;
  readonly precision: number | undefined;
  readonly scale: number | undefined;
  /** Where the choices of a select stand: "own", or "picklist". */
  readonly source: string;
  readonly choices: readonly Choice[];
  readonly picklist: string;
  readonly object: string;
  readonly relationName: string;
  readonly onDelete: string;
  readonly format: string;
  readonly formula: string;
  readonly result: string;
  readonly rollupBy: string;
  readonly rollupFunction: string;
  readonly rollupOf: string;
  readonly defaultText: string;
  readonly defaultNumber: number | undefined;
  readonly defaultTicked: boolean;
  readonly defaultChoices: readonly string[];
}

export const blankField: FieldValues = {
  ...{ label: '', name: '', type: 'text', help: '', description: '' },
  ...{ required: false, unique: false, caseSensitive: false },
  ...{ length: undefined, precision: undefined, scale: undefined },
  ...{ source: 'own', choices: [], picklist: '', object: '', relationName: '', onDelete: 'clear' },
  ...{ format: '', formula: '', result: 'text', rollupBy: '', rollupFunction: 'count', rollupOf: '' },
  ...{ defaultText: '', defaultNumber: undefined, defaultTicked: false, defaultChoices: [] },
};

export function toType(text: string): FieldData['type'] {
  return fieldTypes.find((type): type is FieldData['type'] => type === text && type !== 'name') ?? 'text';
}

export function valuesOf({ label, name, data }: Pick<ListedRecord, 'label' | 'name' | 'data'>): FieldValues {
  const field = FieldData.parse(data);
  const { rollup, default: initial, picklist, ...rest } = field;
  const known = Object.fromEntries(Object.entries(rest).filter(([key]) => key in blankField));
  return {
    ...blankField,
    ...known,
    ...{ label, name, source: picklist === undefined ? 'own' : 'picklist', picklist: picklist ?? '' },
    rollupBy: rollup?.by ?? '',
    rollupFunction: rollup?.function ?? 'count',
    rollupOf: rollup?.of ?? '',
    defaultText: typeof initial === 'string' ? initial : '',
    defaultNumber: typeof initial === 'number' ? initial : undefined,
    defaultTicked: initial === true,
    defaultChoices: Array.isArray(initial) ? initial : [],
  };
}

/** What is stored: of the settings just those that the type has. `before` keeps what the form doesn't show. */
export function dataOf(values: FieldValues, before?: FieldData): FieldData {
  const type = toType(values.type);
  return FieldData.parse(
    withoutBlanks({
      ...{ type, help: values.help, description: values.description, labels: before?.labels, helps: before?.helps },
      ...(mayBeRequired(type) ? { required: values.required || undefined } : {}),
      ...(mayBeUnique(type) ? { unique: values.unique || undefined } : {}),
      ...(type in longestText ? { length: values.length, caseSensitive: values.caseSensitive || undefined } : {}),
      ...(isNumeric(type) ? { precision: values.precision, scale: values.scale } : {}),
      ...choicesOf(type, values),
      ...referenceOf(type, values),
      ...(type === 'autonumber' ? { format: values.format } : {}),
      ...(type === 'formula' ? { formula: values.formula, result: values.result } : {}),
      ...(type === 'rollupsummary' ? { rollup: rollupOf(values) } : {}),
      default: defaultOf(type, values),
    }),
  );
}

export function mayBeRequired(type: FieldData['type']): boolean {
  return !['checkbox', 'formula', 'rollupsummary', 'autonumber', 'masterdetail'].includes(type);
}

export function mayBeUnique(type: FieldData['type']): boolean {
  return !['checkbox', 'multiselect', 'formula', 'rollupsummary', 'multilanguage', 'encryptedtext'].includes(type);
}

function choicesOf(type: FieldData['type'], { source, picklist, choices }: FieldValues) {
  if (!isSelect(type)) return {};
  return source === 'picklist' ? { picklist } : { choices: choices.filter(({ value }) => value.trim() !== '') };
}

function referenceOf(type: FieldData['type'], { object, relationName, onDelete }: FieldValues) {
  if (!isReference(type)) return {};
  return { object, relationName, ...(type === 'lookup' ? { onDelete } : {}) };
}

function rollupOf({ rollupBy, rollupFunction, rollupOf: of }: FieldValues) {
  return { by: rollupBy, function: rollupFunction, ...(rollupFunction === 'count' || of === '' ? {} : { of }) };
}

function defaultOf(type: FieldData['type'], values: FieldValues): FieldData['default'] {
  if (type === 'checkbox') return values.defaultTicked || undefined;
  if (isNumeric(type)) return values.defaultNumber;
  if (type === 'multiselect') return values.defaultChoices.length > 0 ? [...values.defaultChoices] : undefined;
  const none = ['formula', 'rollupsummary', 'autonumber', 'masterdetail', 'encryptedtext', 'multilanguage'];
  return none.includes(type) || values.defaultText === '' ? undefined : values.defaultText;
}

function withoutBlanks(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== ''));
}
