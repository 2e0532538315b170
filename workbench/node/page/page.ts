import type { Locale } from '../../../core/common/locale';
import type { PageTheme } from './defaultTheme';
import { bootScript, bootStyle, skeleton } from './skeleton';

export interface PageParts {
  readonly locale: Locale;
  /** File names of the entry, as built. */
  readonly files: readonly string[];
  /** The colours to begin with. */
  readonly theme: PageTheme;
  /** What the workbench starts from; it spares the first round trip. */
  readonly bootstrap: object;
  readonly importMap: object;
}

const assets = '/assets/';

/** The whole page in one answer: colours and outline first, then what the workbench needs to be complete. */
export function renderPage({ locale, files, theme, bootstrap, importMap }: PageParts): string {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const styles = files.filter((file) => file.endsWith('.css'));
  const fonts = files.filter((file) => file.endsWith('.ttf'));
  return `<!doctype html>
<html lang="${locale}" class="${theme.uiTheme}">
<head>
<meta charset="utf-8">
<title>Lathe</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(logo)}">
<style id="lathe-theme">${theme.css}</style>
<style>${bootStyle}</style>
<script type="importmap">${inScript(importMap)}</script>
${scripts.map((file) => `<script defer src="${assets}${file}"></script>`).join('\n')}
${styles.map((file) => `<link rel="preload" as="style" href="${assets}${file}">`).join('\n')}
${fonts.map((file) => `<link rel="preload" as="font" type="font/ttf" crossorigin href="${assets}${file}">`).join('\n')}
</head>
<body>
<script>${bootScript}</script>
<div id="workbench">${skeleton}</div>
${styles.map((file) => `<link rel="stylesheet" href="${assets}${file}">`).join('\n')}
<script id="lathe-bootstrap" type="application/json">${inScript(bootstrap)}</script>
</body>
</html>
`;
}

/** JSON that cannot end the script element it stands in. */
function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1f6feb"/><path d="M6 20h20v4H6zM9 9h4v9H9zM15 12h11v4H15z" fill="#fff"/></svg>';
