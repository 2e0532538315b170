import type { MetadataClient } from 'lathe';
import { JsonData, type MetadataRecord } from 'lathe/common';
import { FormModel } from 'lathe/ui';
import { observable } from 'mobx';
import { ServiceData } from '../../common/serviceData';

export interface ServiceValues {
  readonly label: string;
  readonly chinese: string;
  readonly description: string;
  readonly version: string;
  readonly active: boolean;
  readonly supportBO20: boolean;
}

/** A service in its form. */
export class ServiceForm {
  readonly stored = observable.box<MetadataRecord | undefined>(undefined, { deep: false });
  readonly form: FormModel<ServiceValues>;

  constructor(
    private readonly id: string,
    private readonly metadata: MetadataClient,
    private readonly onStored: (service: MetadataRecord) => void,
  ) {
    this.form = new FormModel<ServiceValues>({
      load: async () => this.take(await metadata.get('Service', id)),
      save: (values) => this.save(values),
    });
  }

  private async save({ label, active, version, chinese, description, supportBO20 }: ServiceValues) {
    const before = this.stored.get();
    if (!before) return;
    const { labels: _, description: __, ...kept } = ServiceData.parse(before.data);
    const others = { ...ServiceData.parse(before.data).labels, 'zh-CN': chinese.trim() };
    const labels = Object.fromEntries(Object.entries(others).filter(([, text]) => text !== ''));
    const data = JsonData.parse({
      ...{ ...kept, version: version.trim(), supportBO20 },
      ...(Object.keys(labels).length > 0 ? { labels } : {}),
      ...(description.trim() ? { description: description.trim() } : {}),
    });
    const change = { label: label.trim(), active, data, revision: before.revision };
    return this.take(await this.metadata.update('Service', this.id, change));
  }

  private take(service: MetadataRecord): ServiceValues {
    this.stored.set(service);
    this.onStored(service);
    const { labels, description = '', version, supportBO20 } = ServiceData.parse(service.data);
    const { label, active } = service;
    return { label, active, chinese: labels?.['zh-CN'] ?? '', description, version, supportBO20 };
  }
}
