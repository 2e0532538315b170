import type { Dialogs, MetadataClient, Translate } from 'lathe';
import { JsonData, type MetadataRecord } from 'lathe/common';
import { FormModel, newId } from 'lathe/ui';
import { compareStructural, observable } from 'mobx';
import { FieldData } from '../../../common/objects/fieldData';
import type { DataClient } from '../../dataClient';
import { askImpact } from '../impact/askImpact';
import { wrongSettings } from './wrongSettings';
import { blankField, dataOf, type FieldValues, valuesOf } from './fieldValues';

interface Around {
  readonly client: DataClient;
  readonly metadata: MetadataClient;
  readonly dialogs: Dialogs;
  readonly t: Translate;
  readonly onStored: (field: MetadataRecord) => void;
}

/** Settings whose change is shown with what it meets before it is made. */
const risky = ['type', 'length', 'precision', 'scale', 'required', 'unique', 'caseSensitive'] as const;

/** A field in its form, or one that is yet to be made. */
export class FieldForm {
  readonly stored = observable.box<MetadataRecord | undefined>(undefined, { deep: false });
  readonly form: FormModel<FieldValues>;

  constructor(
    /** The object that it is of. */
    private readonly object: string,
    private readonly id: string,
    private readonly around: Around,
  ) {
    this.form = new FormModel<FieldValues>({
      load: () => this.load(),
      save: (values) => this.save(values),
      check: (values) => wrongSettings(values, around.t),
    });
  }

  private async load(): Promise<FieldValues> {
    if (this.id === newId) return blankField;
    return this.take(await this.around.metadata.get('Field', this.id));
  }

  private async save(values: FieldValues): Promise<FieldValues> {
    const { metadata } = this.around;
    const { label, name } = values;
    const before = this.stored.get();
    const data = JsonData.parse(JSON.parse(JSON.stringify(dataOf(values, before && FieldData.parse(before.data)))));
    if (!before) {
      const place = { type: 'object', id: this.object, part: 'Field' };
      return this.take(await metadata.createPart(place, { name, label, data }));
    }
    if (!(await this.confirm(before, name, data))) throw new DOMException('It stays as it is.', 'AbortError');
    return this.take(await metadata.update('Field', this.id, { name, label, data, revision: before.revision }));
  }

  /** What the change meets is shown before it's made; what would be refused is not sent. */
  private async confirm(before: MetadataRecord, name: string, data: JsonData): Promise<boolean> {
    const { client, dialogs, t } = this.around;
    const isRenamed = name !== before.name;
    const isChanged = risky.some((setting) => !compareStructural(before.data[setting], data[setting]));
    if (!isRenamed && !isChanged) return true;
    const { center } = await client.calls;
    const impact = await center.impact({ params: { id: before.id }, body: { change: { name, data } } });
    if (impact.usesTotal === 0 && impact.values === 0 && impact.refusals.length === 0) return true;
    const said = [
      isRenamed ? t('impact.renameField', { name: before.name, wanted: name }) : '',
      isChanged ? t('impact.fieldChanged', { rows: impact.rows, values: impact.values }) : '',
    ];
    return askImpact(dialogs, t, {
      title: t(impact.refusals.length > 0 ? 'impact.refused' : 'impact.change', { label: before.label }),
      consequence: impact.refusals.length > 0 ? t('impact.refusedHint') : said.filter(Boolean).join('\n'),
      impact,
      ...(impact.refusals.length > 0 ? {} : { primary: t('impact.goOn') }),
    });
  }

  private take(field: MetadataRecord): FieldValues {
    this.stored.set(field);
    this.around.onStored(field);
    return valuesOf(field);
  }
}
