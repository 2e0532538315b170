import type { Locale } from '../../../core/common/locale';
import type { LoginTexts } from './loginTexts';

/** What the server put into the page. */
export interface LoginData {
  readonly locale: Locale;
  readonly texts: LoginTexts;
}

export function readLoginData(): LoginData {
  const json = document.getElementById('lathe-login')?.textContent;
  if (!json) throw new Error('The page has no element #lathe-login.');
  return JSON.parse(json) as LoginData;
}
