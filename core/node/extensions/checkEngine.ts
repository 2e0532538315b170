import { satisfies, validRange } from 'semver';
import type { Manifest } from '../../common/manifest/manifest';
import type { ManifestProblem } from '../../common/manifest/problems';

/** Whether the extension says that it runs in this version of the workbench. */
export function checkEngine({ engines }: Manifest, version: string): readonly ManifestProblem[] {
  const range = engines?.['lathe'];
  if (range === undefined || satisfies(version, range, { includePrerelease: true })) return [];
  const message =
    validRange(range) === null
      ? `must be a range of versions such as "^${version}", not ${JSON.stringify(range)}.`
      : `asks for ${range}, but this workbench is version ${version}.`;
  return [{ severity: 'error', file: 'package.json', path: 'engines.lathe', message }];
}
