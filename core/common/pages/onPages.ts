import type { Bootstrap, ExtensionDescription } from '../extensions/bootstrap';

/**
 * What pages begin with: of the extensions those that are seen there and those they stand upon, and of what these
 * contribute what a page can show.
 */
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
  return {
    ...bootstrap,
    workbench: withoutWorkbench(bootstrap.workbench),
    extensions: bootstrap.extensions.filter(({ id }) => needed.has(id)).map(withoutWorkbench),
  };
}

/** It has a page, editors for its tabs, or colours. */
function isSeen({ manifest: { contributes } }: ExtensionDescription): boolean {
  if (!contributes) return false;
  const { pages, themes, colors, editors = [] } = contributes;
  return Boolean(pages ?? themes ?? colors) || editors.some((editor) => editor.pages);
}

/** Pages have neither views nor a palette nor a status bar nor walkthroughs, and commands where their manifest says so. */
function withoutWorkbench(extension: ExtensionDescription): ExtensionDescription {
  const { manifest, originalTitles, ...rest } = extension;
  if (!manifest.contributes) return { ...rest, manifest };
  const { views, viewsContainers, viewsWelcome, quickAccess, statusBar, walkthroughs, ...kept } = manifest.contributes;
  const commands = kept.commands?.filter((item) => item.pages);
  const there = new Set(commands?.map((item) => item.command));
  const isThere = (item: { readonly command?: string }): boolean => !item.command || there.has(item.command);
  const contributes = {
    ...kept,
    commands,
    keybindings: kept.keybindings?.filter(isThere),
    menus: kept.menus && mapValues(kept.menus, (items) => items.filter(isThere)),
  };
  return { ...rest, manifest: { ...manifest, contributes } };
}

function mapValues<T>(values: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
