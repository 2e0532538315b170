import { type Disposable, toDisposable } from '../../common/lifecycle';
import type { UiTheme } from '../../common/themes/themeType';

/** The style element that the page comes with, so that it is never seen without colours. */
const styleId = 'lathe-theme';
const classes: readonly UiTheme[] = ['vs', 'vs-dark', 'hc-black', 'hc-light'];

/** Gives documents the colours of a theme: one write to one style element each. */
export class ThemePainter {
  private readonly documents = new Set<Document>();
  private painted: { readonly css: string; readonly uiTheme: UiTheme } | undefined;

  attach(document: Document): Disposable {
    this.documents.add(document);
    this.paintDocument(document);
    return toDisposable(() => this.documents.delete(document));
  }

  paint(css: string, uiTheme: UiTheme): void {
    this.painted = { css, uiTheme };
    for (const document of this.documents) this.paintDocument(document);
  }

  private paintDocument(document: Document): void {
    if (!this.painted) return;
    const { css, uiTheme } = this.painted;
    const style = document.getElementById(styleId) ?? createStyle(document);
    if (style.textContent !== css) style.textContent = css;
    for (const element of [document.documentElement, document.body]) {
      if (element.classList.contains(uiTheme)) continue;
      element.classList.remove(...classes);
      element.classList.add(uiTheme);
    }
  }
}

function createStyle(document: Document): HTMLElement {
  const style = document.createElement('style');
  style.id = styleId;
  document.head.append(style);
  return style;
}
