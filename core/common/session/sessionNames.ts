/** Cookies that the page may read: it shows and compares them, and trusts none. */
export const readableCookies = {
  userId: 'userId',
  tenantId: 'tenant-id',
  userName: 'u-m',
  language: 'u-locale',
  locale: 'locale',
  /** Where a log-out leads when the session was opened by an identity provider. */
  logoutUrl: 'logout-url',
} as const;

/** Opens the session; no script sees it. */
export const sessionCookie = 'lathe-session';
/** Tells visitors apart before they sign in; no script sees it. */
export const visitorCookie = 'lathe-visitor';

/** Of a log-in that still owes a code: it opens nothing by itself. */
export const challengeCookie = 'lathe-login';

/** Who signed in last in this browser, a user of the console or of built applications: each has a door of his own. */
export const lastUserCookie = 'lathe-user';

export const antiForgeryHeader = 'csrf-token';
/** With it a request does not count as activity, so that what polls keeps no session open. */
export const backgroundHeader = 'lathe-background';

export const loginPath = '/studio/login.html';
/** Where users of built applications sign in. */
export const portalLoginPath = '/portal/login';
/** Where users of the console sign in for a page that others use too: from there a link leads to the others' door. */
export const pageLoginPath = `${loginPath}?portal=true`;

/** The permission without which the console is of no use. */
export const consolePermission = 'Develop Application';
