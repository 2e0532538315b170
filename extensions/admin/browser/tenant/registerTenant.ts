import { type ExtensionContext, type TabRequest, Tabs } from 'lathe';
import { newId } from 'lathe/ui';
import { AuditEditor } from '../audit/AuditEditor';
import { ExportAuditLogAsCsv, ExportAuditLogAsJson } from '../audit/exportLog';
import { VerifyAuditLog } from '../audit/verifyLog';
import { removing } from '../removing';
import { sessionRemoval } from '../sessions/sessionRemoval';
import { SessionsEditor } from '../sessions/SessionsEditor';
import { BrandEditor } from './BrandEditor';
import { EnvironmentEditor } from './EnvironmentEditor';
import { EnvironmentsEditor } from './EnvironmentsEditor';
import { LicenceEditor } from './LicenceEditor';
import { LicencesEditor } from './LicencesEditor';
import { MessagingEditor } from './MessagingEditor';
import { ParameterEditor } from './ParameterEditor';
import { ParametersEditor } from './ParametersEditor';
import { PolicyEditor } from './PolicyEditor';
import { RegistrationEditor } from './RegistrationEditor';
import { ResourceInstancesEditor } from './ResourceInstancesEditor';
import { ServerConfigurationEditor } from './ServerConfigurationEditor';
import { SwitchEnvironment } from './switchEnvironment';
import { TenantEditor } from './TenantEditor';
import { environmentRemoval, licenceRemoval, parameterRemoval } from './tenantRemovals';
import { TestMail, TestMessaging, TestSms } from './testMessaging';
import { WeakPasswordsEditor } from './WeakPasswordsEditor';

/** Pages of which each has a command that shows it. */
const pages = {
  auditLog: AuditEditor,
  sessions: SessionsEditor,
  tenant: TenantEditor,
  brand: BrandEditor,
  environments: EnvironmentsEditor,
  resourceInstances: ResourceInstancesEditor,
  licences: LicencesEditor,
  systemParameters: ParametersEditor,
  messaging: MessagingEditor,
  passwordPolicy: PolicyEditor,
  registration: RegistrationEditor,
  weakPasswords: WeakPasswordsEditor,
  serverConfiguration: ServerConfigurationEditor,
};

/** The tenant, what was done in it, and who is signed in. */
export function registerTenant({ bind, commands, editors, get }: ExtensionContext): void {
  const opening = (command: string, request: TabRequest): void =>
    commands.register(command, () => get(Tabs).open(request));
  for (const [type, editor] of Object.entries(pages)) {
    editors.register(type, editor);
    opening(`admin.show${type.charAt(0).toUpperCase()}${type.slice(1)}`, { type });
  }
  editors.register('environment', EnvironmentEditor);
  editors.register('licence', LicenceEditor);
  editors.register('systemParameter', ParameterEditor);
  opening('admin.newEnvironment', { type: 'environment', id: newId });
  opening('admin.grantLicence', { type: 'licence', id: newId });
  opening('admin.newParameter', { type: 'systemParameter', id: newId });
  commands.register('admin.deleteEnvironment', removing(environmentRemoval));
  commands.register('admin.removeLicence', removing(licenceRemoval));
  commands.register('admin.deleteParameter', removing(parameterRemoval));
  commands.register('admin.signOutSessions', removing(sessionRemoval));
  bind(TestMessaging);
  commands.register('admin.testMail', TestMail);
  commands.register('admin.testSms', TestSms);
  commands.register('admin.switchEnvironment', SwitchEnvironment);
  commands.register('admin.verifyAuditLog', VerifyAuditLog);
  commands.register('admin.exportAuditLogCsv', ExportAuditLogAsCsv);
  commands.register('admin.exportAuditLogJson', ExportAuditLogAsJson);
}
