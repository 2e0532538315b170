import { Commands, onUnexpectedError, Session } from 'lathe';
import { permissions } from 'lathe/common';
import { Icon, List, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import './administration.css';

interface Page {
  readonly id: string;
  readonly icon: string;
  readonly command: string;
  /** Without one the page is for everybody. */
  readonly permission?: string;
}

const pages: readonly Page[] = [
  { id: 'users', icon: 'person', command: 'admin.showUsers', permission: permissions.manageUsers },
  { id: 'jobs', icon: 'run-all', command: 'admin.showJobs', permission: permissions.manageJobs },
  { id: 'outbox', icon: 'mail', command: 'admin.showOutbox', permission: permissions.manageSystem },
  { id: 'profiles', icon: 'organization', command: 'admin.showProfiles', permission: permissions.managePermissions },
  { id: 'permissionSets', icon: 'key', command: 'admin.showPermissionSets', permission: permissions.managePermissions },
  {
    id: 'temporary',
    icon: 'watch',
    command: 'admin.showTemporaryAuthority',
    permission: permissions.managePermissions,
  },
  { id: 'explain', icon: 'question', command: 'admin.explainAccess', permission: permissions.managePermissions },
  { id: 'queues', icon: 'inbox', command: 'admin.showQueues', permission: permissions.manageUsers },
  {
    id: 'identityProviders',
    icon: 'shield',
    command: 'admin.showIdentityProviders',
    permission: permissions.manageIdentityProviders,
  },
  {
    id: 'thirdParty',
    icon: 'comment-discussion',
    command: 'admin.showThirdParty',
    permission: permissions.manageIdentityProviders,
  },
  { id: 'oauthClients', icon: 'plug', command: 'admin.showOauthClients', permission: permissions.manageUsers },
  { id: 'accessTokens', icon: 'key', command: 'admin.showAccessTokens' },
  {
    id: 'allAccessTokens',
    icon: 'gist-secret',
    command: 'admin.showAllAccessTokens',
    permission: permissions.manageUsers,
  },
  { id: 'auditLog', icon: 'history', command: 'admin.showAuditLog', permission: permissions.viewAuditLog },
  { id: 'sessions', icon: 'plug', command: 'admin.showSessions' },
  { id: 'tenant', icon: 'organization', command: 'admin.showTenant', permission: permissions.manageTenant },
  { id: 'brand', icon: 'symbol-color', command: 'admin.showBrand', permission: permissions.manageTenant },
  {
    id: 'systemParameters',
    icon: 'symbol-parameter',
    command: 'admin.showSystemParameters',
    permission: permissions.manageTenant,
  },
  { id: 'messaging', icon: 'mail', command: 'admin.showMessaging', permission: permissions.manageSystem },
  { id: 'passwordPolicy', icon: 'key', command: 'admin.showPasswordPolicy', permission: permissions.manageTenant },
  {
    id: 'registration',
    icon: 'account',
    command: 'admin.showRegistration',
    permission: permissions.managePortalUsers,
  },
  {
    id: 'serverConfiguration',
    icon: 'server',
    command: 'admin.showServerConfiguration',
    permission: permissions.manageSystem,
  },
];

/** What there is to look after; each entry opens its page. */
export const AdministrationPages = observer(function AdministrationPages(): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const granted = useService(Session).permissions;
  const [selected, setSelected] = useState<string>();
  const open = ({ id, command }: Page): void => {
    setSelected(id);
    commands.execute(command).catch(onUnexpectedError);
  };
  return (
    <List
      label={t('pages')}
      items={pages.filter(({ permission }) => permission === undefined || granted.has(permission))}
      getId={({ id }) => id}
      selected={selected}
      onSelect={({ id }) => setSelected(id)}
      onOpen={open}
      renderItem={(page) => (
        <span className="administration__page" onClick={() => open(page)}>
          <Icon name={page.icon} /> {t(page.id)}
        </span>
      )}
    />
  );
});
