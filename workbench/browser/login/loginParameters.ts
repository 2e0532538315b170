/** What the address of the login page says. */
export interface LoginParameters {
  /** The sandbox to sign in to. */
  readonly sandboxName: string | undefined;
  /** Whoever is signed in is logged out first. */
  readonly logout: boolean;
  /** As it was asked for; where it leads is decided later. */
  readonly redirect: string | undefined;
  /** Why an identity provider has brought nobody, by a key of the page's texts. */
  readonly failure: string | undefined;
  /** An identity provider has just brought somebody, who has a session now. */
  readonly entered: boolean;
  /** For a page that users of built applications see too. */
  readonly ofPage: boolean;
  /** Names the tenant and its identity provider; handed on as they came. */
  readonly singleSignOn: Readonly<Record<string, string>>;
}

const singleSignOnNames = ['idp-type', 'idp-name', 'tenant-id', 'env'];

export function readLoginParameters(search: string): LoginParameters {
  const query = new URLSearchParams(search);
  const given = singleSignOnNames.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    sandboxName: query.get('sandboxname') || undefined,
    logout: query.get('logout') === 'true',
    redirect: query.get('redirect') || undefined,
    entered: query.get('entered') === 'true',
    ofPage: query.get('portal') === 'true',
    failure: failureKey(query.get('failure')),
    singleSignOn: Object.fromEntries(given),
  };
}

const failures: readonly string[] = [
  'SSO_INACTIVE',
  'SSO_INVALID',
  'SSO_NAME_TAKEN',
  'SSO_NO_ACCOUNT',
  'SSO_REFUSED',
  'SSO_STATE',
  'SSO_UNKNOWN_PROVIDER',
  'SSO_UNREACHABLE',
];

/** The page says only what it has words for, whatever a link may say. */
function failureKey(code: string | null): string | undefined {
  if (!code) return undefined;
  return `login.failure.${failures.includes(code) ? code : 'other'}`;
}

/** The same page once the log-out is done: a reload does not log out again. */
export function withoutLogout(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('logout');
  query.delete('failure');
  const rest = query.toString();
  return rest ? `?${rest}` : '';
}
