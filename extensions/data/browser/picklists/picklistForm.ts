import type { MetadataClient } from 'lathe';
import { JsonData, type MetadataRecord } from 'lathe/common';
import { FormModel, newId } from 'lathe/ui';
import { observable } from 'mobx';
import type { Choice } from '../../common/objects/fieldData';
import { PicklistData } from '../../common/objects/picklistData';
import { filled } from '../languages/languages';

export interface PicklistValues {
  readonly label: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly name: string;
  readonly description: string;
  readonly values: readonly Choice[];
}

const blank: PicklistValues = { label: '', labels: {}, name: '', description: '', values: [] };

interface Around {
  readonly metadata: MetadataClient;
  /** What is wrong when two values are alike. */
  readonly twice: string;
  readonly onStored: (picklist: MetadataRecord) => void;
}

/** A picklist in its form, or one that is yet to be made. */
export class PicklistForm {
  readonly stored = observable.box<MetadataRecord | undefined>(undefined, { deep: false });
  readonly form: FormModel<PicklistValues>;

  constructor(
    private readonly id: string,
    private readonly around: Around,
  ) {
    this.form = new FormModel<PicklistValues>({
      load: () => this.load(),
      save: (values) => this.save(values),
      check: ({ values }) => (hasTwice(values) ? { values: around.twice } : {}),
    });
  }

  private async load(): Promise<PicklistValues> {
    if (this.id === newId) return blank;
    return this.take(await this.around.metadata.get('Picklist', this.id));
  }

  private async save({ label, name, labels, description, values }: PicklistValues): Promise<PicklistValues> {
    const before = this.stored.get();
    const all = filled(labels);
    const data = JsonData.parse({
      values: values.filter(({ value }) => value.trim() !== ''),
      ...(description === '' ? {} : { description }),
      ...(all ? { labels: all } : {}),
    });
    const { metadata } = this.around;
    if (!before) return this.take(await metadata.create('Picklist', { name, label, data }));
    return this.take(await metadata.update('Picklist', this.id, { name, label, data, revision: before.revision }));
  }

  private take(picklist: MetadataRecord): PicklistValues {
    this.stored.set(picklist);
    this.around.onStored(picklist);
    const { label, name } = picklist;
    const { labels = {}, description = '', values } = PicklistData.parse(picklist.data);
    return { label, name, description, values, labels };
  }
}

function hasTwice(choices: readonly Choice[]): boolean {
  const values = choices.map(({ value }) => value.trim()).filter((value) => value !== '');
  return new Set(values).size < values.length;
}
