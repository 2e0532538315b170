import { inject, injectable } from 'inversify';
import { ServerPart } from '../http/serverPart';
import { Events } from './events';
import { eventMigrations } from './eventTables';

@injectable()
export class EventsPart extends ServerPart {
  override readonly tables = eventMigrations;

  constructor(@inject(Events) private readonly events: Events) {
    super();
  }

  override start(): Promise<void> {
    return this.events.start();
  }

  override stop(): Promise<void> {
    return this.events.stop();
  }
}
