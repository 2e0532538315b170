import { FormModel } from 'lathe/ui';
import type { ObjectDescription } from '../../../common/describeCalls';
import type { DataClient } from '../../dataClient';
import type { ObjectDescriptions } from '../../describe/objectDescriptions';

export interface IndexValues {
  readonly name: string;
  /** By name, in the order in which they are compared. */
  readonly fields: readonly string[];
  readonly unique: boolean;
}

/** An index that is yet to be made. */
export function indexForm(
  client: DataClient,
  descriptions: ObjectDescriptions,
  object: string,
  onMade: (object: ObjectDescription) => void,
): FormModel<IndexValues> {
  return new FormModel<IndexValues>({
    load: () => Promise.resolve({ name: '', fields: [], unique: false }),
    save: async ({ name, fields, unique }) => {
      const described = await descriptions.of(object);
      const { indexes } = await client.calls;
      await indexes.create({ params: { object: described.name }, body: { name, fields: [...fields], unique } });
      onMade(described);
    },
  });
}
