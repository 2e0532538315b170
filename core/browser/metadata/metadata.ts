import { inject, injectable } from 'inversify';
import { LiveEvents } from '../events/liveEvents';
import { LiveRecord } from './liveRecord';
import { MetadataClient } from './metadataClient';
import { type ListTarget, RecordList, type RecordQuery } from './recordList';
import { RecordLock } from './recordLock';

/** Metadata that views observe; whoever asks for something disposes of it. */
@injectable()
export class Metadata {
  constructor(
    @inject(MetadataClient) private readonly client: MetadataClient,
    @inject(LiveEvents) private readonly events: LiveEvents,
  ) {}

  list(target: ListTarget, query?: RecordQuery): RecordList {
    return new RecordList(this.client, this.events, target, query);
  }

  open(id: string): LiveRecord {
    return new LiveRecord(this.client, this.events, id);
  }

  lock(id: string): RecordLock {
    return new RecordLock(this.client, this.events, id);
  }
}
