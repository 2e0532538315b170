import type { MetadataClient } from 'lathe';
import { JsonData, type MetadataRecord } from 'lathe/common';
import { FormModel, newId } from 'lathe/ui';
import { observable } from 'mobx';

export interface PartValues {
  readonly label: string;
  readonly name: string;
  readonly active: boolean;
}

/** How one type of part goes into its form and out of it. */
export interface PartShape<V extends PartValues> {
  /** The type of the part: "ValidationRule". */
  readonly type: string;
  readonly blank: Omit<V, keyof PartValues>;
  readonly read: (data: unknown) => Omit<V, keyof PartValues>;
  readonly write: (values: V, before: unknown) => object;
  readonly check?: (values: V) => Partial<Record<keyof V & string, string>>;
}

interface Place {
  readonly object: string;
  readonly id: string;
  readonly metadata: MetadataClient;
  readonly onStored: (part: MetadataRecord) => void;
}

/** A part of an object in its form, or one that is yet to be made. */
export class PartForm<V extends PartValues> {
  readonly stored = observable.box<MetadataRecord | undefined>(undefined, { deep: false });
  readonly form: FormModel<V>;

  constructor(
    private readonly shape: PartShape<V>,
    private readonly place: Place,
  ) {
    this.form = new FormModel<V>({
      load: () => this.load(),
      save: (values) => this.save(values),
      check: shape.check,
    });
  }

  private async load(): Promise<V> {
    const { id, metadata } = this.place;
    if (id !== newId) return this.take(await metadata.get(this.shape.type, id));
    return this.join({ label: '', name: '', active: true }, this.shape.blank);
  }

  private async save(values: V): Promise<V> {
    const { object, id, metadata } = this.place;
    const { label, name, active } = values;
    const before = this.stored.get();
    const data = JsonData.parse(JSON.parse(JSON.stringify(this.shape.write(values, before?.data))));
    const change = { label, name, active, data };
    if (before) return this.take(await metadata.update(this.shape.type, id, { ...change, revision: before.revision }));
    return this.take(await metadata.createPart({ type: 'object', id: object, part: this.shape.type }, change));
  }

  private take(part: MetadataRecord): V {
    this.stored.set(part);
    this.place.onStored(part);
    const { label, name, active, data } = part;
    return this.join({ label, name, active }, this.shape.read(data));
  }

  private join(common: PartValues, own: Omit<V, keyof PartValues>): V {
    // The two halves are all that there is of the values.
    return { ...common, ...own } as V;
  }
}
