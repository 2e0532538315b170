import type { Locale } from '../../../core/common/locale';
import type { PageTheme } from './defaultTheme';
import { assetTags, iconTag, inScript } from './htmlParts';
import { bootScript, bootStyle } from './skeleton';

export interface PageParts {
  readonly locale: Locale;
  /** File names of the entry and what it begins with, as built. */
  readonly files: readonly string[];
  /** The colours to begin with. */
  readonly theme: PageTheme;
  /** What the workbench starts from; it spares the first round trip. */
  readonly bootstrap: object;
  readonly importMap: object;
  /** Style sheets that stand in the page itself. */
  readonly ownStyles: string;
  /** What is seen until the code is there. */
  readonly skeleton: string;
}

/** The whole page in one answer: colours and outline first, then what the workbench needs to be complete. */
export function renderPage({ locale, files, theme, bootstrap, importMap, ownStyles, skeleton }: PageParts): string {
  const { scripts, styles, stylePreloads, fontPreloads } = assetTags(files);
  return `<!doctype html>
<html lang="${locale}" class="${theme.uiTheme}">
<head>
<meta charset="utf-8">
<title>Lathe</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${iconTag}
<style id="lathe-theme">${theme.css}</style>
<style>${bootStyle}</style>
<script type="importmap">${inScript(importMap)}</script>
${scripts}
${stylePreloads}
${fontPreloads}
</head>
<body>
<script>${bootScript}</script>
<div id="workbench">${skeleton}</div>
${styles}${ownStyles}
<script id="lathe-bootstrap" type="application/json">${inScript(bootstrap)}</script>
</body>
</html>
`;
}
