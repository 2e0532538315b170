import { loginPath } from './sessionNames';

/** What an operator may have put instead: an address that is left for as it is, or with the place to come back to. */
const placeholder = '{redirect}';
const ownAddress = `${loginPath}?logout=true&redirect=${placeholder}`;

/** Where a log-out leads, and from there back to the place that was left. */
export function logoutAddress(here: string, template: string = ownAddress): string {
  return template.replaceAll(placeholder, encodeURIComponent(here));
}

/** Where somebody signs in who has to, without a word of a log-out. */
export function loginAddress(here: string): string {
  return `${loginPath}?redirect=${encodeURIComponent(here)}`;
}
