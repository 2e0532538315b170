/** An address on a page, taken apart. */
export interface PagePlace {
  readonly params: Readonly<Record<string, string>>;
  /** The part of the address that names the page, such as "/app/shop". */
  readonly base: string;
  /** What stands behind it: nothing, or a path that begins with a slash. */
  readonly place: string;
}

/** Whether a path such as "/app/:name" is that of an address, and what the address says. */
export function placeOnPage(path: string, address: string): PagePlace | undefined {
  const wanted = path.split('/');
  const given = address.replace(/[?#].*$/, '').split('/');
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decoded(given[index]);
    if (value === undefined) return undefined;
    if (!segment.startsWith(':')) {
      if (segment !== value) return undefined;
    } else if (value === '') return undefined;
    else params[segment.slice(1)] = value;
  }
  const place = given.slice(wanted.length).join('/').replace(/\/+$/, '');
  return { params, base: given.slice(0, wanted.length).join('/'), place: place && `/${place}` };
}

/** An address such as "/things/:name", with what the address of a page says in the places of its parameters. */
export function filledIn(address: string, params: PagePlace['params']): string {
  return address.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
}

function decoded(segment: string | undefined): string | undefined {
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
