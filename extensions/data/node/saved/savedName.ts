/** The name of a thing that people have given a label: its letters and digits, and an ending that nobody else has. */
export function savedName(label: string, type: string, ending = randomEnding()): string {
  const words = label
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  const plain = words.join('_').slice(0, 40).replace(/_$/, '');
  return `${/^[A-Za-z]/.test(plain) ? plain : type}_${ending}`;
}

function randomEnding(): string {
  return crypto.randomUUID().slice(0, 8);
}
