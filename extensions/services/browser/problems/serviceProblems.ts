import { type Disposable, inject, injectable, type Marker, SavedProblems, Texts } from 'lathe';
import type { ServiceProblem } from '../../common/serviceProblems';
import { OpenServices } from '../editor/openServices';
import { ServicesClient } from '../servicesClient';

const icons: Readonly<Record<string, string>> = { Menu: 'menu', CustomResource: 'globe', ServiceItem: 'list-tree' };
const spot = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

/** What is wrong with the services that are open, in the problems panel. */
@injectable()
export class ServiceProblems {
  constructor(
    @inject(ServicesClient) private readonly client: ServicesClient,
    @inject(OpenServices) private readonly open: OpenServices,
    @inject(SavedProblems) private readonly saved: SavedProblems,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  follow(): Disposable {
    return this.saved.follow({
      owner: 'services',
      subjects: () => this.open.ids,
      find: (services) => this.find(services),
    });
  }

  private async find(services: readonly string[]): Promise<ReadonlyMap<string, readonly Marker[]>> {
    const { problems } = await this.client.calls;
    const found = await Promise.all(
      services.map(async (id) => {
        const all = await problems.list({ params: { serviceId: id }, quiet: true }).catch(() => []);
        return all.map((problem) => ({ resource: `service:/${problem.record}`, marker: this.marker(id, problem) }));
      }),
    );
    const byResource = [...Map.groupBy(found.flat(), ({ resource }) => resource)];
    return new Map(byResource.map(([resource, all]) => [resource, all.map(({ marker }) => marker)]));
  }

  private marker(service: string, { severity, message, code, record, recordType, recordName }: ServiceProblem): Marker {
    const t = this.texts.of('lathe.services');
    const thing = {
      name: recordName,
      ...(record === service ? {} : { description: t(`type.${recordType}`) }),
      icon: icons[recordType] ?? 'server-process',
      command: 'services.openProblem',
      args: [service, recordType, record],
    };
    return { severity, message, code, source: t('displayName'), thing, ...spot };
  }
}
