/** A name that a label suggests; empty where it holds no letter that a name may have. */
export function nameFor(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^[_\d]+|_+$/g, '');
}
