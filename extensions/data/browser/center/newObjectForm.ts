import type { MetadataClient } from 'lathe';
import type { MetadataRecord } from 'lathe/common';
import { FormModel } from 'lathe/ui';
import { sharings } from '../../common/objects/objectData';

export interface NewObjectValues {
  readonly label: string;
  readonly plural: string;
  readonly name: string;
  readonly description: string;
  readonly nameLabel: string;
  readonly naming: string;
  readonly nameFormat: string;
  readonly sharing: string;
}

const blank: NewObjectValues = {
  ...{ label: '', plural: '', name: '', description: '', nameLabel: '' },
  ...{ naming: 'text', nameFormat: '', sharing: 'private' },
};

/** An object that is yet to be made. */
export function newObjectForm(
  client: MetadataClient,
  onMade: (object: MetadataRecord) => void,
): FormModel<NewObjectValues> {
  return new FormModel<NewObjectValues>({
    load: () => Promise.resolve(blank),
    save: async ({ label, name, plural, description, nameLabel, naming, nameFormat, sharing }) => {
      const data = {
        kind: 'custom',
        sharing: sharings.find((each) => each === sharing) ?? 'private',
        ...(plural ? { plural } : {}),
        ...(description ? { description } : {}),
        ...(nameLabel ? { nameLabel } : {}),
        ...(naming === 'number' ? { nameFormat } : {}),
      };
      onMade(await client.create('object', { name, label, data }));
    },
  });
}
