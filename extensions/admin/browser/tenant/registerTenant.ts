import { type ExtensionContext, Tabs } from 'lathe';
import { AuditEditor } from '../audit/AuditEditor';
import { VerifyAuditLog } from '../audit/verifyLog';
import { SessionsEditor } from '../sessions/SessionsEditor';
import { BrandEditor } from './BrandEditor';
import { EnvironmentEditor } from './EnvironmentEditor';
import { MessagingEditor } from './MessagingEditor';
import { ParameterEditor } from './ParameterEditor';
import { ParametersEditor } from './ParametersEditor';
import { PolicyEditor } from './PolicyEditor';
import { RegistrationEditor } from './RegistrationEditor';
import { ServerConfigurationEditor } from './ServerConfigurationEditor';
import { TenantEditor } from './TenantEditor';

/** Pages of which each has a command that shows it. */
const pages = {
  auditLog: AuditEditor,
  sessions: SessionsEditor,
  tenant: TenantEditor,
  brand: BrandEditor,
  systemParameters: ParametersEditor,
  messaging: MessagingEditor,
  passwordPolicy: PolicyEditor,
  registration: RegistrationEditor,
  serverConfiguration: ServerConfigurationEditor,
};

/** The tenant, what was done in it, and who is signed in. */
export function registerTenant({ commands, editors, get }: ExtensionContext): void {
  for (const [type, editor] of Object.entries(pages)) {
    editors.register(type, editor);
    const command = `admin.show${type.charAt(0).toUpperCase()}${type.slice(1)}`;
    commands.register(command, () => get(Tabs).open({ type }));
  }
  editors.register('environment', EnvironmentEditor);
  editors.register('systemParameter', ParameterEditor);
  commands.register('admin.verifyAuditLog', VerifyAuditLog);
}
