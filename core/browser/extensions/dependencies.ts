import type { Manifest } from '../../common/manifest/manifest';

type ManifestOf = (id: string) => Manifest | undefined;

/** The ids of a circle of dependencies that begins and ends with the extension, such as a, b, a. */
export function findCircle(
  id: string,
  manifestOf: ManifestOf,
  path: readonly string[] = [],
): readonly string[] | undefined {
  if (path[0] === id) return [...path, id];
  if (path.includes(id)) return undefined;
  for (const needed of manifestOf(id)?.extensionDependencies ?? []) {
    const circle = findCircle(needed, manifestOf, [...path, id]);
    if (circle) return circle;
  }
  return undefined;
}

/** Those that need the extension, directly or through others. */
export function dependentsOf(id: string, all: readonly string[], manifestOf: ManifestOf): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (target: string): void => {
    for (const other of all) {
      if (found.has(other) || other === id || !manifestOf(other)?.extensionDependencies?.includes(target)) continue;
      found.add(other);
      visit(other);
    }
  };
  visit(id);
  return found;
}
