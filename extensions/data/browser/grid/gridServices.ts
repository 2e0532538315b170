import type { LiveEvents, Storage } from 'lathe';
import type { ObjectDescriptions } from '../describe/objectDescriptions';
import type { RecordServices } from '../form/recordForm';
import type { DataRows } from '../rows/dataRows';
import type { EditServices } from './gridEdits';

export interface GridServices extends Omit<EditServices, 'source'> {
  readonly rows: DataRows;
  readonly user: RecordServices['user'];
  readonly events: LiveEvents;
  readonly storage: Storage;
  readonly descriptions: Pick<ObjectDescriptions, 'of'>;
  readonly locale: string;
}
