import type { MetadataClient, Translate } from 'lathe';
import { JsonData, type MetadataRecord } from 'lathe/common';
import { FormModel, newId } from 'lathe/ui';
import { observable } from 'mobx';
import { ResourceData } from '../../common/resources/resourceData';
import { resourceIssues } from '../../common/resources/resourceIssues';
import { type ResourceValues, toData, toValues } from './resourceValues';

interface Around {
  readonly metadata: MetadataClient;
  readonly t: Translate;
  readonly onStored: (resource: MetadataRecord) => void;
}

/** A custom resource in its form, or one that is yet to be made. */
export class ResourceForm {
  readonly stored = observable.box<MetadataRecord | undefined>(undefined, { deep: false });
  readonly form: FormModel<ResourceValues>;

  constructor(
    private readonly id: string,
    private readonly service: string,
    private readonly around: Around,
  ) {
    this.form = new FormModel<ResourceValues>({
      load: () => this.load(),
      save: (values) => this.save(values),
      check: (values) => this.check(values),
    });
  }

  private async load(): Promise<ResourceValues> {
    if (this.id === newId) return toValues(undefined);
    return this.take(await this.around.metadata.get('CustomResource', this.id));
  }

  private async save(values: ResourceValues): Promise<ResourceValues> {
    const { metadata } = this.around;
    const before = this.stored.get();
    const { label, active } = values;
    const name = values.name.trim();
    const data = JsonData.parse(JSON.parse(JSON.stringify(this.dataOf(values))));
    if (before)
      return this.take(
        await metadata.update('CustomResource', before.id, { name, label, active, data, revision: before.revision }),
      );
    const place = { type: 'Service', id: this.service, part: 'CustomResource' };
    return this.take(await metadata.createPart(place, { name, label, active, data }));
  }

  private check(values: ResourceValues): Partial<Record<keyof ResourceValues, string>> {
    const { t } = this.around;
    const read = toData(values);
    if ('wrong' in read) return { [read.wrong]: t('resource.noJson') };
    const parsed = ResourceData.safeParse(read.data);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const place = issue?.path.map(String).join('.') ?? '';
      return { [fieldOf(place, values)]: t('resource.wrong', { place, message: issue?.message ?? '' }) };
    }
    const [issue] = resourceIssues(parsed.data);
    return issue ? { [fieldOf(issue.path, values)]: t(`error.${issue.code}`, { name: issue.name }) } : {};
  }

  /** Who may call it is not asked here, and stays. */
  private dataOf(values: ResourceValues) {
    const before = this.stored.get();
    const read = toData(values);
    if ('wrong' in read) throw new Error(`The field ${read.wrong} was not checked.`);
    const access = before ? ResourceData.parse(before.data).access : undefined;
    return { ...ResourceData.parse(read.data), ...(access ? { access } : {}) };
  }

  private take(resource: MetadataRecord): ResourceValues {
    this.stored.set(resource);
    this.around.onStored(resource);
    return toValues(resource);
  }
}

/** The field in which the user puts it right. */
function fieldOf(place: string, { kind }: ResourceValues): keyof ResourceValues {
  if (place.startsWith('parameters')) return 'parameters';
  if (place.startsWith('action.object')) return 'object';
  if (place.startsWith('action.id')) return 'row';
  if (place === 'path' || place === 'method') return place;
  return kind === 'create' || kind === 'update' ? 'values' : kind === 'query' ? 'request' : 'row';
}
