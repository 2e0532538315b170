import type { MetadataClient } from 'lathe';
import type { MetadataRecord } from 'lathe/common';
import { FormModel } from 'lathe/ui';
import { compareStructural, observable } from 'mobx';
import type { AccessView } from '../../common/accessCalls';
import type { ObjectAccessData } from '../../common/objects/accessData';
import { ObjectData } from '../../common/objects/objectData';
import type { DataClient } from '../dataClient';
import { completed, storedQuery, type ViewQuery } from './query/viewQuery';

export interface ObjectValues {
  readonly label: string;
  readonly name: string;
  readonly plural: string;
  readonly description: string;
  readonly nameLabel: string;
  readonly naming: string;
  readonly nameFormat: string;
  readonly sharing: string;
  readonly access: readonly AccessView[];
  /** What a view object asks. */
  readonly view: ViewQuery | undefined;
}

export type StoredObject = Omit<MetadataRecord, 'data'> & { readonly data: ObjectData };

interface Around {
  readonly client: DataClient;
  readonly metadata: MetadataClient;
  /** Whether the user may say who may do what. */
  readonly mayGrant: boolean;
  /** Asked before it gets another name; it is left as it is when that is refused. */
  readonly confirmName: (object: StoredObject, name: string) => Promise<boolean>;
}

/** An object in its form, with what its profiles and permission sets may do. */
export class ObjectForm {
  readonly stored = observable.box<StoredObject | undefined>(undefined, { deep: false });
  readonly form: FormModel<ObjectValues>;

  constructor(
    private readonly id: string,
    private readonly around: Around,
  ) {
    this.form = new FormModel<ObjectValues>({
      load: () => this.load(),
      save: (values, changes) => this.save(values, changes),
    });
  }

  private async load(): Promise<ObjectValues> {
    const [object, access] = await Promise.all([this.around.metadata.get('object', this.id), this.loadAccess()]);
    return this.take(toObject(object), access);
  }

  private async loadAccess(): Promise<readonly AccessView[]> {
    if (!this.around.mayGrant) return [];
    return (await this.around.client.calls).access.list({ params: { object: this.id } });
  }

  private async save(values: ObjectValues, changes: Partial<ObjectValues>): Promise<ObjectValues> {
    const before = this.stored.get();
    if (!before) throw new Error('An object is saved after it was loaded.');
    const { access: changedAccess, ...rest } = changes;
    if (rest.name !== undefined && !(await this.around.confirmName(before, rest.name)))
      throw new DOMException('It keeps its name.', 'AbortError');
    const object = Object.keys(rest).length > 0 ? await this.write(before, values) : before;
    const access = changedAccess ? await this.writeAccess(changedAccess) : values.access;
    return this.take(object, access);
  }

  private async write({ id, data, revision }: StoredObject, values: ObjectValues): Promise<StoredObject> {
    const { label, name, plural, description, nameLabel, naming, nameFormat, sharing, view } = values;
    const { plural: _plural, description: _description, nameLabel: _nameLabel, nameFormat: _format, ...kept } = data;
    const next = {
      ...kept,
      sharing,
      ...(plural ? { plural } : {}),
      ...(description ? { description } : {}),
      ...(nameLabel ? { nameLabel } : {}),
      ...(naming === 'number' ? { nameFormat } : {}),
      ...(view ? { view: { object: view.object, query: completed(view.query) } } : {}),
    };
    const change = { revision, label, name, data: JSON.parse(JSON.stringify(next)) };
    return toObject(await this.around.metadata.update('object', id, change));
  }

  /** Only what was changed: others may be at work on the rest. */
  private async writeAccess(wanted: readonly AccessView[]): Promise<readonly AccessView[]> {
    const stored = await this.loadAccess();
    const access = wanted.flatMap((row): ObjectAccessData[] => {
      const known = stored.find(({ source }) => source === row.source);
      return row.access && !compareStructural(row.access, known?.access) ? [row.access] : [];
    });
    if (access.length === 0) return stored;
    return (await this.around.client.calls).access.save({ params: { object: this.id }, body: { access } });
  }

  private take(object: StoredObject, access: readonly AccessView[]): ObjectValues {
    this.stored.set(object);

    const { label, name, data } = object;
    return {
      ...{ label, name, access },
      plural: data.plural ?? '',
      description: data.description ?? '',
      nameLabel: data.nameLabel ?? '',
      naming: data.nameFormat === undefined ? 'text' : 'number',
      nameFormat: data.nameFormat ?? '',
      sharing: data.sharing ?? 'private',
      view: storedQuery(data),
    };
  }
}

function toObject(record: MetadataRecord): StoredObject {
  return { ...record, data: ObjectData.parse(record.data) };
}
