import { injectable } from 'inversify';
import { ServerPart } from '../http/serverPart';
import { auditMigrations } from './auditTables';

@injectable()
export class AuditPart extends ServerPart {
  override readonly tables = auditMigrations;
}
