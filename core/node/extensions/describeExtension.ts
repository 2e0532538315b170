import path from 'node:path';
import type { ExtensionDescription } from '../../common/extensions/bootstrap';
import type { Locale } from '../../common/locale';
import { localizeManifest, originalTitles } from '../../common/manifest/localizeManifest';
import type { Manifest } from '../../common/manifest/manifest';
import type { LoadedExtension } from './loadedExtension';

export interface ExtensionStanding {
  readonly builtIn: boolean;
  readonly enabled: boolean;
}

/** What the browser is told of an extension, in one language. */
export function describeExtension(
  extension: LoadedExtension,
  locale: Locale,
  { builtIn, enabled }: ExtensionStanding,
): ExtensionDescription {
  const { id, texts, files, problems } = extension;
  const written: Manifest = extension.manifest ?? { name: id, version: '0.0.0' };
  const english = localizeManifest(written, texts.byLocale.get('en') ?? {});
  const localised = localizeManifest(written, texts.byLocale.get(locale) ?? {}, texts.byLocale.get('en') ?? {});
  const manifest = withThemeIds(withEntry(localised, extension, builtIn), english);
  const base = `/extensions/${id}/${manifest.version}-${files.fingerprint}/`;
  const readme = [...files.paths].find((file) => /^readme\.md$/i.test(file));
  return {
    id,
    version: manifest.version,
    builtIn,
    enabled: enabled && extension.manifest !== undefined,
    manifest,
    originalTitles: locale === 'en' ? undefined : originalTitles(localised, english),
    base,
    module: builtIn || manifest.browser === undefined ? undefined : base + path.posix.normalize(manifest.browser),
    locales: texts.files,
    readme: readme && base + readme,
    problems,
  };
}

/** The code of a built-in extension is found by its place. */
function withEntry(manifest: Manifest, { files }: LoadedExtension, builtIn: boolean): Manifest {
  if (!builtIn || manifest.browser !== undefined) return manifest;
  const browser = ['browser/index.ts', 'browser/index.tsx'].find((file) => files.paths.has(file));
  return browser === undefined ? manifest : { ...manifest, browser };
}

/** What settings call a theme must not change with the language: the English label, unless it has an id. */
function withThemeIds(manifest: Manifest, english: Manifest): Manifest {
  const { contributes } = manifest;
  const idAt = (index: number): string | undefined => {
    const theme = english.contributes?.themes?.[index];
    return theme?.id ?? theme?.label;
  };
  const themes = contributes?.themes?.map((theme, index) => ({ ...theme, id: idAt(index) }));
  return themes ? { ...manifest, contributes: { ...contributes, themes } } : manifest;
}
