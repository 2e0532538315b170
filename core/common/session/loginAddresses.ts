import { loginPath } from './sessionNames';

/** What an operator may have put instead: an address that is left for as it is, or with the place to come back to. */
const placeholder = '{redirect}';

/** Where a log-out leads, and from there back to the place that was left. */
export function logoutAddress(here: string, template: string = ownLogout(loginPath)): string {
  return template.replaceAll(placeholder, encodeURIComponent(here));
}

/** The log-out of a page at which one logs in. */
export function ownLogout(path: string): string {
  return `${begun(path)}logout=true&redirect=${placeholder}`;
}

/** Where somebody signs in who has to, without a word of a log-out. */
export function loginAddress(here: string, path: string = loginPath): string {
  return `${begun(path)}redirect=${encodeURIComponent(here)}`;
}

function begun(path: string): string {
  return path + (path.includes('?') ? '&' : '?');
}
