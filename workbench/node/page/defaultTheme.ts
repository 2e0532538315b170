import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bootstrap, ExtensionDescription } from '../../../core/common/extensions/bootstrap';
import type { Manifest } from '../../../core/common/manifest/manifest';
import { compileTheme } from '../../../core/common/themes/compileTheme';
import { defaultsOf } from '../../../core/common/themes/contributedColors';
import { loadTheme } from '../../../core/common/themes/loadTheme';
import { typeOfUiTheme, type UiTheme } from '../../../core/common/themes/themeType';

const themeSetting = 'workbench.colorTheme';

export interface PageTheme {
  readonly uiTheme: UiTheme;
  readonly css: string;
}

/** The colours for somebody who has chosen none: the theme that the workbench's own setting names by default. */
export async function defaultTheme(
  bootstrap: Bootstrap,
  folderOf: (id: string) => string | undefined,
): Promise<PageTheme> {
  const wanted = defaultOf(bootstrap.workbench.manifest);
  const candidates = bootstrap.extensions.filter(({ enabled }) => enabled).flatMap(themesOf);
  const { extension, theme } =
    candidates.find(({ theme }) => (theme.id ?? theme.label) === wanted) ?? candidates[0] ?? {};
  const folder = extension && folderOf(extension.id);
  if (!theme || !folder) return { uiTheme: 'vs-dark', css: '' };
  const read = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');
  const type = typeOfUiTheme(theme.uiTheme);
  const contributed = defaultsOf(bootstrap.extensions.flatMap(({ manifest }) => manifest.contributes?.colors ?? []));
  const loaded = await loadTheme({ path: theme.path, read });
  const { css } = compileTheme(loaded, { id: theme.id ?? theme.label, type }, { contributed });
  return { uiTheme: theme.uiTheme, css };
}

function themesOf(extension: ExtensionDescription) {
  return (extension.manifest.contributes?.themes ?? []).map((theme) => ({ extension, theme }));
}

function defaultOf({ contributes }: Manifest): unknown {
  const configuration = contributes?.configuration ?? [];
  const sections = Array.isArray(configuration) ? configuration : [configuration];
  return sections.map(({ properties }) => properties[themeSetting]?.default).find((value) => value !== undefined);
}
