import type { SelectOption } from 'lathe/ui';

interface Named {
  readonly id: string;
  readonly label: string;
  readonly name: string;
}

/** A field, an object or a picklist to choose: those of one label are told apart by their names. */
export function namedOption({ id, label, name }: Named): SelectOption {
  return { value: id, label: `${label} (${name})` };
}
