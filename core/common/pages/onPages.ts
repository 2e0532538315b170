import type { Bootstrap, ExtensionDescription } from '../extensions/bootstrap';

/** What pages begin with: of the extensions those that are seen there and those they stand upon. */
export function onPages(bootstrap: Bootstrap): Bootstrap {
  const enabled = new Map(bootstrap.extensions.filter((each) => each.enabled).map((each) => [each.id, each]));
  const needed = new Set<string>();
  const need = (id: string): void => {
    const extension = enabled.get(id);
    if (!extension || needed.has(id)) return;
    needed.add(id);
    extension.manifest.extensionDependencies?.forEach(need);
  };
  for (const extension of enabled.values()) if (isSeen(extension)) need(extension.id);
  return { ...bootstrap, extensions: bootstrap.extensions.filter(({ id }) => needed.has(id)) };
}

/** It has a page, editors for its tabs, or colours. */
function isSeen({ manifest: { contributes } }: ExtensionDescription): boolean {
  if (!contributes) return false;
  const { pages, themes, colors, editors = [] } = contributes;
  return Boolean(pages ?? themes ?? colors) || editors.some((editor) => editor.pages);
}
