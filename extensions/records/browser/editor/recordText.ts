import { JsonData, type MetadataRecord, type RecordChange } from 'lathe/common';

export type EditedRecord = Pick<MetadataRecord, 'name' | 'label' | 'active' | 'data'>;

/** What of a record is edited as text. */
export function writeRecord({ name, label, active, data }: EditedRecord): string {
  return `${JSON.stringify({ name, label, active, data }, null, 2)}\n`;
}

/** What a text says of its record, or undefined where it says nothing that could be saved. */
export function readRecord(text: string): Omit<RecordChange, 'revision' | 'parent'> | undefined {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { name, label, active = true, data = {}, ...rest }: Record<string, unknown> = { ...value };
  if (typeof name !== 'string' || typeof label !== 'string' || typeof active !== 'boolean') return undefined;
  const read = JsonData.safeParse(data);
  if (!read.success || Object.keys(rest).length > 0) return undefined;
  return { name, label, active, data: read.data };
}

/** The name and the label alone, as far as the text can be read. */
export function readTitle(text: string): { readonly name?: string; readonly label?: string } | undefined {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const [name, label] = [fields.get('name'), fields.get('label')];
  return { ...(typeof name === 'string' && { name }), ...(typeof label === 'string' && { label }) };
}

/** A property of this name would be lost on its way: better none of it is saved. */
const lost = '__proto__';

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => {
      if (name === lost) throw new SyntaxError(`Nothing can be named ${lost}.`);
      return value;
    });
  } catch {
    return undefined;
  }
}
