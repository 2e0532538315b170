/** A name for what somebody calls a thing: "Sales order" is "SalesOrder"; empty where no letter is left to make it of. */
export function nameFromWords(words: string, most = 40): string {
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '');
  const parts = (plain.match(/[A-Za-z0-9]+/g) ?? []).map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const [first = '', ...rest] = parts.join('').replace(/^\d+/, '');
  return (first.toUpperCase() + rest.join('')).slice(0, Math.max(0, most));
}
