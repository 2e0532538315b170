import type { FastifyInstance } from 'fastify';
import { Container, inject, injectable, type Newable, type ServiceIdentifier } from 'inversify';
import type { Calls } from '../../common/calls/call';
import { locales } from '../../common/locale';
import { Migrator } from '../database/migrations/migrator';
import type { Handlers } from '../http/callHandler';
import { CallServer } from '../http/callServer';
import { Jobs } from '../jobs/jobs';
import { MetadataTypes } from '../metadata/types/metadataTypes';
import { Messages } from '../texts/messages';
import { Contributions } from './contributions';
import type { ServerContext, ServerModule } from './serverApi';

/** Brings the server code of the built-in extensions to life. */
@injectable()
export class ServerExtensions {
  constructor(
    @inject(Container) private readonly container: Container,
    @inject(CallServer) private readonly calls: CallServer,
    @inject(Jobs) private readonly jobs: Jobs,
    @inject(Messages) private readonly messages: Messages,
    @inject(Migrator) private readonly migrator: Migrator,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
    @inject(Contributions) private readonly contributions: Contributions,
  ) {}

  /** In the order given: who depends on another comes after it. */
  async activate(server: FastifyInstance, modules: readonly (readonly [string, ServerModule])[]): Promise<void> {
    for (const [id, module] of modules) await module.activate(this.contextOf(id, server));
  }

  private contextOf(id: string, server: FastifyInstance): ServerContext {
    const { calls, contributions, jobs, messages, migrator, types } = this;
    const container = new Container({ parent: this.container, defaultScope: 'Singleton' });
    return {
      id,
      bind: (service: Newable<object>, token?: ServiceIdentifier<object>) => {
        container.bind(service).toSelf();
        if (token) container.bind(token).toService(service);
      },
      get: <T>(service: ServiceIdentifier<T>) => container.get(service),
      serve: <C extends Calls>(declared: C, handlers: Handlers<C>) => calls.serve(server, id, declared, handlers),
      jobs,
      texts: (tables) => locales.forEach((locale) => messages.add(locale, tables[locale])),
      say: (locale, key, parameters) => messages.say(locale, key, parameters),
      metadata: { register: (type) => types.register(id, type) },
      contribute: (point, value) => contributions.add(point, value),
      migrate: (migrations) => migrator.add({ area: id, migrations }),
    };
  }
}
