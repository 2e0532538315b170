import { parseWhen } from '../contextKeys/parser';
import type { Contributions } from './contributions';
import type { Manifest } from './manifest';
import type { ManifestJson } from './manifestJson';
import type { ManifestProblem } from './problems';

type Path = readonly PropertyKey[];

/** What the schema cannot say: ids stand once, clauses can be read, code is there when something needs it. */
export function checkManifest(manifest: Manifest, json: ManifestJson): readonly ManifestProblem[] {
  const contributes = manifest.contributes ?? {};
  const problems: ManifestProblem[] = [];
  const complain = (path: Path, message: string): void => void problems.push(json.problem(path, message));
  checkIds(contributes, complain);
  checkMenus(contributes, complain);
  eachClause(contributes, ['contributes'], (path, clause) => {
    const parsed = parseWhen(clause);
    if (!('errors' in parsed)) return;
    for (const { message, offset } of parsed.errors.slice(0, 1))
      complain(path, `is no when clause: ${message} (at ${offset + 1}).`);
  });
  return problems;
}

type Complain = (path: Path, message: string) => void;

function checkIds(contributes: Contributions, complain: Complain): void {
  const kinds: readonly (readonly [string, readonly (string | undefined)[]])[] = [
    ['commands', (contributes.commands ?? []).map((item) => item.command)],
    ['submenus', (contributes.submenus ?? []).map((item) => item.id)],
    ['editors', (contributes.editors ?? []).map((item) => item.type)],
    ['pages', (contributes.pages ?? []).map((item) => item.id)],
    ['quickAccess', (contributes.quickAccess ?? []).map((item) => item.id)],
    ['statusBar', (contributes.statusBar ?? []).map((item) => item.id)],
    ['walkthroughs', (contributes.walkthroughs ?? []).map((item) => item.id)],
    ['colors', (contributes.colors ?? []).map((item) => item.id)],
    ['themes', (contributes.themes ?? []).map((item) => item.id ?? item.label)],
  ];
  for (const [kind, ids] of kinds) {
    const seen = new Set<string | undefined>();
    ids.forEach((id, index) => {
      if (seen.has(id)) complain(['contributes', kind, index], `repeats '${id}', which stands above already.`);
      seen.add(id);
    });
  }
}

function checkMenus({ menus = {} }: Contributions, complain: Complain): void {
  for (const [menu, items] of Object.entries(menus)) {
    items.forEach((item, index) => {
      const path = ['contributes', 'menus', menu, index];
      if (item.command === undefined && item.submenu === undefined)
        complain(path, "needs a 'command' or a 'submenu' to show.");
    });
  }
}

/** Every `when` and `enablement`, wherever it stands. */
function eachClause(value: unknown, path: Path, visit: (path: Path, clause: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if ((key === 'when' || key === 'enablement') && typeof child === 'string') visit(here, child);
    else if (key !== 'properties' && key !== 'configurationDefaults') eachClause(child, here, visit);
  }
}
