const longest = 40;

/** A name that none of those taken is like, made of what people call it. */
export function freeName(label: string, taken: Iterable<string>, otherwise: string): string {
  const known = new Set([...taken].map((name) => name.toLowerCase()));
  const words = label.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const joined = words
    .map((word, index) => (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join('')
    .replace(/^[^A-Za-z]+/, '');
  const name = joined.slice(0, longest) || otherwise;
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name}${number}`;
    if (!known.has(tried.toLowerCase())) return tried;
  }
}
