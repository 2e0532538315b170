import type { Locale } from '../../../core/common/locale';
import type { PageTheme } from './defaultTheme';
import { assetTags, iconTag, inScript, inText } from './htmlParts';
import { bootScript } from './skeleton';

export interface LoginPageParts {
  readonly locale: Locale;
  readonly files: readonly string[];
  readonly theme: PageTheme;
  /** In every language, as the page changes its own without asking. */
  readonly texts: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
}

/** The colours and the card stand before any code has arrived; the styles come before the first paint. */
export function renderLoginPage({ locale, files, theme, texts }: LoginPageParts): string {
  const { scripts, styles } = assetTags(files);
  const t = (key: string): string => inText(texts[locale][key] ?? key);
  return `<!doctype html>
<html lang="${locale}" class="${theme.uiTheme}">
<head>
<meta charset="utf-8">
<title>${t('login.title')}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${iconTag}
<style id="lathe-theme">${theme.css}</style>
<style>body{background:var(--vscode-editor-background);color:var(--vscode-foreground)}</style>
<script>${bootScript}</script>
${scripts}
${styles}
</head>
<body>
<noscript><p class="login__needs-script">${t('login.needsScript')}</p></noscript>
<div id="login"><main class="login"><section class="login-card" aria-busy="true">${signOfProduct}<h1 class="login-card__title">${t('login.title')}</h1><div class="login-card__room"></div></section></main></div>
<script id="lathe-login" type="application/json">${inScript({ locale, texts })}</script>
</body>
</html>
`;
}

const signOfProduct =
  '<svg class="login-card__logo" viewBox="0 20 120 80" aria-hidden="true"><path d="M8 48v24l20-12zM112 48v24L92 60z"/><path d="M34 42h14v36H34zM52 34h16v52H52zM72 42h14v36H72z"/></svg>';
