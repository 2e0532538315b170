import { inject, injectable, MetadataClient, Tabs } from 'lathe';
import { ServiceData } from '../../common/serviceData';
import { serviceTab } from '../openService';

const sections: Readonly<Record<string, string>> = { Menu: 'menus', ServiceItem: 'items', Service: 'apps' };

/** Leads to where a problem is: a custom resource, or a section of its service. */
@injectable()
export class OpenProblem {
  constructor(
    @inject(MetadataClient) private readonly metadata: MetadataClient,
    @inject(Tabs) private readonly tabs: Tabs,
  ) {}

  async run(service: unknown, type: unknown, record: unknown): Promise<void> {
    const id = String(service);
    if (type === 'CustomResource') {
      const { label } = await this.metadata.get('CustomResource', String(record));
      await this.tabs.open({ type: 'serviceResource', id: String(record), name: label, params: { service: id } });
      return;
    }
    const { label, data } = await this.metadata.get('Service', id);
    const tab = serviceTab({ id, label, type: ServiceData.parse(data).type });
    await this.tabs.open({ ...tab, params: { ...tab.params, section: sections[String(type)] ?? 'overview' } });
  }
}
