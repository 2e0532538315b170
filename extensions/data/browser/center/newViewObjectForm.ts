import type { MetadataClient } from 'lathe';
import { JsonData, type MetadataRecord } from 'lathe/common';
import { FormModel } from 'lathe/ui';
import { completed, queryOf, type ViewQuery } from '../designer/query/viewQuery';

export interface NewViewObjectValues {
  readonly label: string;
  readonly plural: string;
  readonly name: string;
  readonly description: string;
  readonly view: ViewQuery | undefined;
}

/** A view object that is yet to be made, of an object that is named already where it was begun from one. */
export function newViewObjectForm(
  client: MetadataClient,
  base: string,
  onMade: (object: MetadataRecord) => void,
): FormModel<NewViewObjectValues> {
  const blank = { label: '', plural: '', name: '', description: '' };
  const form = new FormModel<NewViewObjectValues>({
    load: () => Promise.resolve({ ...blank, view: base === '' ? undefined : queryOf(base) }),
    save: async ({ label, name, plural, description, view }) => {
      if (!view) throw new Error('A view object is saved with its query.');
      const data = {
        kind: 'view',
        view: { object: view.object, query: completed(view.query) },
        ...(plural ? { plural } : {}),
        ...(description ? { description } : {}),
      };
      onMade(await client.create('object', { name, label, data: JsonData.parse(JSON.parse(JSON.stringify(data))) }));
    },
  });
  form.require('view');
  return form;
}
