import { nameFromWords } from 'lathe/common';

/** As a field is written: "unitPrice". */
export function proposeFieldName(label: string): string {
  const name = nameFromWords(label);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
