import { injectable } from 'inversify';
import { ServerPart } from '../http/serverPart';
import { userMigrations } from './userTables';

@injectable()
export class UsersPart extends ServerPart {
  override readonly tables = userMigrations;
}
