import { checkManifest } from './checkManifest';
import { explainIssue } from './explainIssue';
import { adoptForeign, asObject, isForeign } from './foreignManifest';
import { Manifest } from './manifest';
import { readManifestJson } from './manifestJson';
import type { ManifestProblem } from './problems';

export interface ParsedManifest {
  /** Absent when there are errors. */
  readonly manifest?: Manifest;
  readonly problems: readonly ManifestProblem[];
}

const mostProblems = 50;

/** From the text of a package.json to a manifest that can be trusted in its shape, or to what is wrong with it. */
export function parseManifest(text: string, file = 'package.json'): ParsedManifest {
  const json = readManifestJson(text, file);
  const written = asObject(json.value);
  if (!written) return { problems: json.problems };
  const adopted = isForeign(written) ? adoptForeign(written, json) : { manifest: written, problems: [] };
  const result = Manifest.safeParse(adopted.manifest);
  const broken = result.success
    ? checkManifest(result.data, json)
    : result.error.issues
        .slice(0, mostProblems)
        .flatMap((issue) => explainIssue(issue, (path) => json.valueAt(path)))
        .map(({ path, message }) => json.problem(path, message));
  const problems = [...adopted.problems, ...broken];
  const ok = result.success && problems.every(({ severity }) => severity === 'note');
  return ok ? { manifest: ownFields(result.data), problems } : { problems };
}

/** Without the fields that only npm reads. */
function ownFields(manifest: Manifest): Manifest {
  const known = Object.keys(Manifest.shape) as (keyof typeof Manifest.shape)[];
  const given = known.filter((key) => manifest[key] !== undefined);
  return Object.fromEntries(given.map((key) => [key, manifest[key]])) as Manifest;
}
