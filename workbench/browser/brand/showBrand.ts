import { brandStyle } from './brandStyle';
import type { BrandView } from './brandView';

const id = 'lathe-brand';

/** Gives the page the colours of a brand. */
export function showBrand({ colours }: BrandView, page: Document = document): void {
  const known = page.getElementById(id);
  const style = known ?? page.createElement('style');
  style.id = id;
  style.textContent = brandStyle(colours.accent);
  if (!known) page.head.append(style);
}
