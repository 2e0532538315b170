import { inject, injectable } from 'inversify';
import { ServerPart } from '../http/serverPart';
import { AuditAnchors } from './auditAnchors';
import { auditMigrations } from './auditTables';

@injectable()
export class AuditPart extends ServerPart {
  override readonly tables = auditMigrations;

  constructor(@inject(AuditAnchors) private readonly anchors: AuditAnchors) {
    super();
  }

  override async start(): Promise<void> {
    this.anchors.start();
  }

  override stop(): Promise<void> {
    return this.anchors.stop();
  }
}
