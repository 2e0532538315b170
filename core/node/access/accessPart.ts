import { inject, injectable } from 'inversify';
import { ServerPart } from '../http/serverPart';
import { Access } from './access';
import { accessMigrations } from './accessTables';

@injectable()
export class AccessPart extends ServerPart {
  override readonly tables = accessMigrations;

  constructor(@inject(Access) private readonly access: Access) {
    super();
  }

  override async start(): Promise<void> {
    this.access.start();
  }

  override async stop(): Promise<void> {
    this.access.stop();
  }
}
