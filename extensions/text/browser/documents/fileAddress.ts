/** "user:/settings.json" as it stands in a route: "user/settings.json". */
export function toRouteParameter(uri: string): string {
  return uri.replace(':/', '/');
}

export function fromRouteParameter(parameter: string): string {
  const slash = parameter.indexOf('/');
  return slash < 0 ? `${parameter}:/` : `${parameter.slice(0, slash)}:${parameter.slice(slash)}`;
}

/** The two sides of a comparison as one parameter of a route. */
export function toPairParameter(original: string, modified: string): string {
  return [original, modified].map((uri) => encodeURIComponent(toRouteParameter(uri))).join('/');
}

export function fromPairParameter(parameter: string): { original: string; modified: string } {
  const [original = '', modified = ''] = parameter
    .split('/')
    .map((part) => fromRouteParameter(decodeURIComponent(part)));
  return { original, modified };
}
