import type { Declare } from './declare';

export const declareThemes: Declare<'themes'> = (themes, { id, base }, services) =>
  services.themes.declare(
    themes.map((theme) => ({
      id: theme.id ?? theme.label,
      label: theme.label,
      uiTheme: theme.uiTheme,
      source: id,
      load: async () => ({
        path: theme.path.replace(/^\.\//, ''),
        read: (path) => readText(new URL(path, absolute(base))),
      }),
    })),
  );

export const declareColors: Declare<'colors'> = (colors, _extension, services) => services.themes.declareColors(colors);

function absolute(base: string): URL {
  return new URL(base, window.location.href);
}

async function readText(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file '${url.pathname}' cannot be loaded (${response.status}).`);
  return response.text();
}
