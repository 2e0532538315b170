import type { Conflict, MetadataClient, Preferred } from 'lathe';
import { JsonData, type MetadataRecord } from 'lathe/common';
import { MergedForm } from 'lathe/ui';
import { ServiceData } from '../../common/serviceData';

export type RelatedApp = ServiceData['relatedApps'][number];

export interface ServiceValues {
  readonly label: string;
  readonly chinese: string;
  readonly description: string;
  readonly version: string;
  readonly active: boolean;
  readonly supportBO20: boolean;
  readonly relatedApps: readonly RelatedApp[];
}

interface Around {
  readonly metadata: MetadataClient;
  readonly onStored: (service: MetadataRecord) => void;
  readonly askConflict: (conflicts: readonly Conflict[]) => Promise<Preferred | undefined>;
  readonly onMerged: () => void;
}

export type ServiceForm = MergedForm<ServiceValues, MetadataRecord>;

/** A service in its form, put together with what others did meanwhile. */
export function serviceForm(id: string, { metadata, ...around }: Around): ServiceForm {
  return new MergedForm({
    ...around,
    toValues,
    read: () => metadata.get('Service', id),
    write: ({ data, revision }, _before, values) => {
      const { label, active } = values;
      return metadata.update('Service', id, { label: label.trim(), active, data: toData(data, values), revision });
    },
  });
}

export function toValues({ label, active, data }: Pick<MetadataRecord, 'label' | 'active' | 'data'>): ServiceValues {
  const { labels, description = '', version, supportBO20, relatedApps } = ServiceData.parse(data);
  return { label, active, chinese: labels?.['zh-CN'] ?? '', description, version, supportBO20, relatedApps };
}

/** With what the form doesn't show as it was. */
export function toData(stored: JsonData, values: ServiceValues): JsonData {
  const { labels: before, description: _, ...kept } = ServiceData.parse(stored);
  const { version, supportBO20, relatedApps } = values;
  const all = { ...before, 'zh-CN': values.chinese.trim() };
  const labels = Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
  const description = values.description.trim();
  return JsonData.parse({
    ...{ ...kept, version: version.trim(), supportBO20, relatedApps },
    ...(Object.keys(labels).length > 0 ? { labels } : {}),
    ...(description ? { description } : {}),
  });
}
