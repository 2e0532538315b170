import { permissions } from 'lathe/common';

export interface Page {
  readonly id: string;
  /** The key of its title. */
  readonly text: string;
  readonly icon: string;
  readonly command: string;
  /** It takes one of them; without any the page is for everybody. */
  readonly permissions: readonly string[];
}

export interface PageGroup {
  readonly id: string;
  readonly text: string;
  readonly pages: readonly Page[];
}

function page(text: string, icon: string, ...needed: readonly string[]): Page {
  const command = commandsByPage.get(text) ?? `admin.show${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return { id: text, text, icon, command, permissions: needed };
}

/** Where the command isn't called like the page. */
const commandsByPage: ReadonlyMap<string, string> = new Map([
  ['temporary', 'admin.showTemporaryAuthority'],
  ['explain', 'admin.explainAccess'],
]);

const { manageUsers, managePermissions, manageIdentityProviders, manageTenant, manageSystem } = permissions;
const { manageJobs, managePortalUsers, viewAuditLog } = permissions;

const groups: readonly PageGroup[] = [
  {
    id: 'group.people',
    text: 'pages.people',
    pages: [
      page('users', 'person', manageUsers),
      page('cloudUsers', 'cloud', manageUsers),
      page('collaborationUsers', 'account', manageUsers),
      page('queues', 'inbox', manageUsers),
      page('sessions', 'plug'),
    ],
  },
  {
    id: 'group.access',
    text: 'pages.access',
    pages: [
      page('profiles', 'organization', managePermissions),
      page('permissionSets', 'key', managePermissions),
      page('temporary', 'watch', managePermissions),
      page('explain', 'question', managePermissions),
    ],
  },
  {
    id: 'group.signIn',
    text: 'pages.signIn',
    pages: [
      page('identityProviders', 'shield', manageIdentityProviders),
      page('thirdParty', 'comment-discussion', manageIdentityProviders),
      page('oauthClients', 'extensions', manageUsers),
      page('accessTokens', 'key'),
      page('allAccessTokens', 'gist-secret', manageUsers),
      page('passwordPolicy', 'lock', manageTenant),
      page('weakPasswords', 'list-unordered', manageTenant),
      page('registration', 'account', managePortalUsers),
    ],
  },
  {
    id: 'group.tenant',
    text: 'pages.tenant',
    pages: [
      page('tenant', 'home', manageTenant, manageSystem),
      page('brand', 'symbol-color', manageTenant),
      page('environments', 'server-environment', manageTenant),
      page('resourceInstances', 'vm', manageTenant),
      page('licences', 'verified', manageTenant, manageSystem),
      page('systemParameters', 'symbol-parameter', manageTenant),
    ],
  },
  {
    id: 'group.operation',
    text: 'pages.operation',
    pages: [
      page('auditLog', 'history', viewAuditLog),
      page('jobs', 'run-all', manageJobs),
      page('outbox', 'mail', manageSystem),
      page('messaging', 'send', manageSystem),
      page('serverConfiguration', 'server', manageSystem),
    ],
  },
];

/** What somebody may look after; groups of which he may see nothing are left out. */
export function groupsFor(granted: ReadonlySet<string>): readonly PageGroup[] {
  const may = ({ permissions: needed }: Page): boolean =>
    needed.length === 0 || needed.some((each) => granted.has(each));
  return groups.map((group) => ({ ...group, pages: group.pages.filter(may) })).filter(({ pages }) => pages.length > 0);
}
