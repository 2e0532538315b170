import type { FieldType } from './fieldTypes';

interface Shown {
  readonly kind: string;
  readonly fields: readonly { readonly name: string; readonly type: FieldType; readonly system?: boolean }[];
}

/** What a list shows where nobody has chosen: the name and what people have made. All of the platform's own objects is the system's. */
export function usualColumns({ kind, fields }: Shown, most: number): string[] {
  const own = kind === 'standard' ? fields.filter(({ name }) => name !== 'id') : fields.filter(({ system }) => !system);
  const shown = own.filter(({ type, name }) => name !== 'name' && name !== 'owner' && type !== 'encryptedtext');
  const named = fields.filter(({ name }) => name === 'name');
  return [...named, ...shown].slice(0, most).map(({ name }) => name);
}

export const fewInList = 6;
