import type { ManifestJson } from './manifestJson';
import type { ManifestProblem } from './problems';

type JsonObject = Readonly<Record<string, unknown>>;

/** What a package for VS Code can contribute without code of its own. */
const declarative = new Set(['themes', 'colors', 'languages', 'jsonValidation']);

/** Made for VS Code and not for this workbench. */
export function isForeign(manifest: JsonObject): boolean {
  const engines = asObject(manifest['engines']);
  return engines !== undefined && 'vscode' in engines && !('lathe' in engines);
}

export interface Adopted {
  readonly manifest: JsonObject;
  readonly problems: readonly ManifestProblem[];
}

/** Takes from a VS Code package what works without its code, and notes what is left out. */
export function adoptForeign(manifest: JsonObject, json: ManifestJson): Adopted {
  const { main, browser, contributes, ...rest } = manifest;
  const withoutCode = { activationEvents: undefined, extensionDependencies: undefined };
  // Old packages have an object here.
  const license = typeof rest['license'] === 'string' ? rest['license'] : undefined;
  const problems: ManifestProblem[] = [];
  const note = (path: readonly PropertyKey[], message: string): void => {
    problems.push(json.problem(path, message, 'note'));
  };
  for (const [field, value] of Object.entries({ main, browser })) {
    if (value !== undefined) note([field], 'is left out: the code of an extension for VS Code does not run here.');
  }
  const points = Object.entries(asObject(contributes) ?? {});
  for (const [point] of points) {
    if (!declarative.has(point)) note(['contributes', point], 'is left out: it works in VS Code only.');
  }
  const kept = points.filter(([point]) => declarative.has(point));
  if (kept.length === 0)
    problems.push(
      json.problem(
        ['contributes'],
        `has nothing that works without VS Code; of its packages, ${[...declarative].join(', ')} can be used.`,
      ),
    );
  const known = kept.map(([point, value]) => [point, point === 'themes' ? value : withoutUnknown(point, value)]);
  return {
    manifest: { ...rest, ...withoutCode, license, contributes: Object.fromEntries(known) as JsonObject },
    problems,
  };
}

/** VS Code's colours may leave defaults out or null; without one for dark and light they can't be used. */
function withoutUnknown(point: string, value: unknown): unknown {
  if (point !== 'colors' || !Array.isArray(value)) return value;
  return value.flatMap((color: unknown) => {
    const { id, description, defaults } = asObject(color) ?? {};
    const given = Object.entries(asObject(defaults) ?? {}).filter(([, each]) => typeof each === 'string');
    const kinds = new Set(given.map(([kind]) => kind));
    return kinds.has('dark') && kinds.has('light') ? [{ id, description, defaults: Object.fromEntries(given) }] : [];
  });
}

export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}
