import {
  DisposableOwner,
  inject,
  injectable,
  LiveEvents,
  type Marker,
  Markers,
  onUnexpectedError,
  Texts,
  toDisposable,
} from 'lathe';
import { metadataTopic } from 'lathe/common';
import { compareStructural, reaction } from 'mobx';
import type { ServiceProblem } from '../../common/serviceProblems';
import { OpenServices } from '../editor/openServices';
import { ServicesClient } from '../servicesClient';

const owner = 'services';
/** Whatever is saved may mend or break a service; what follows each other is looked at together. */
const patience = 1000;
const icons: Readonly<Record<string, string>> = { Menu: 'menu', CustomResource: 'globe', ServiceItem: 'list-tree' };

/** What is wrong with the services that are open, in the problems panel. */
@injectable()
export class ServiceProblems extends DisposableOwner {
  private run = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    @inject(ServicesClient) private readonly client: ServicesClient,
    @inject(OpenServices) private readonly open: OpenServices,
    @inject(Markers) private readonly markers: Markers,
    @inject(LiveEvents) private readonly events: LiveEvents,
    @inject(Texts) private readonly texts: Texts,
  ) {
    super();
  }

  follow(): void {
    const load = (): void => void this.load().catch(onUnexpectedError);
    this.own(
      toDisposable(
        reaction(() => [this.texts.locale, ...this.open.ids], load, {
          equals: compareStructural,
          fireImmediately: true,
        }),
      ),
    );
    const heard = ({ action }: { readonly action?: unknown }): void => {
      if (action !== 'locked' && action !== 'unlocked') this.soon();
    };
    this.own(this.events.listen(metadataTopic, { heard, missed: () => this.soon() }));
    this.own(toDisposable(() => clearTimeout(this.timer)));
  }

  private async load(): Promise<void> {
    const run = ++this.run;
    const { ids } = this.open;
    if (ids.length === 0) return this.markers.clear(owner);
    const { problems } = await this.client.calls;
    // What cannot be had now, as without a session, is asked for again with the next change.
    const found = await Promise.all(
      ids.map(async (id) => {
        const all = await problems.list({ params: { serviceId: id }, quiet: true }).catch(() => []);
        return all.map((problem) => ({ resource: `service:/${problem.record}`, marker: this.marker(id, problem) }));
      }),
    );
    if (run !== this.run) return;
    const byResource = [...Map.groupBy(found.flat(), ({ resource }) => resource)];
    this.markers.replace(
      owner,
      new Map(byResource.map(([resource, all]) => [resource, all.map(({ marker }) => marker)])),
    );
  }

  private soon(): void {
    if (this.open.ids.length === 0 || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.load().catch(onUnexpectedError);
    }, patience);
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

const spot = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
