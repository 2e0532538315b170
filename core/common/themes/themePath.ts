/** A path that one file of an extension uses for another; undefined where it leads out of the extension. */
export function resolveThemePath(from: string, reference: string): string | undefined {
  const wanted = reference.replaceAll('\\', '/');
  if (wanted === '' || wanted.startsWith('/') || /^[a-z][\w+.-]*:/i.test(wanted) || wanted.includes('\0'))
    return undefined;
  const segments = from.replaceAll('\\', '/').split('/').slice(0, -1).filter(isNamed);
  for (const segment of wanted.split('/').filter(isNamed)) {
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.length > 0 ? segments.join('/') : undefined;
}

function isNamed(segment: string): boolean {
  return segment !== '' && segment !== '.';
}
