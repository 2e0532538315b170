import { type Disposable, inject, injectable, LiveEvents } from 'lathe';
import { MetadataEvent, metadataTopic } from 'lathe/common';

export interface ChangeListener {
  changed(event: MetadataEvent): void;
  /** Something may have been missed: load again what is shown. */
  missed(): void;
}

/** What anybody does to records, as it happens. */
@injectable()
export class RecordChanges {
  constructor(@inject(LiveEvents) private readonly events: LiveEvents) {}

  follow({ changed, missed }: ChangeListener): Disposable {
    const heard = (event: unknown): void => {
      const read = MetadataEvent.safeParse(event);
      if (read.success) changed(read.data);
    };
    return this.events.listen(metadataTopic, { heard, missed });
  }
}
