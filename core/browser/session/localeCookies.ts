import type { Locale } from '../../common/locale';
import { writeCookie } from './cookies';

/** By these the server, and every other page of the platform, knows the language. */
export function rememberLocale(locale: Locale): void {
  const english = locale === 'en';
  writeCookie('u-locale', english ? 'en' : 'zh');
  writeCookie('locale', english ? 'en_US' : 'zh_CN');
  writeCookie('currentLang', english ? 'en_US' : 'zh_CN');
}
