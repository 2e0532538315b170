import { inject, injectable } from 'inversify';
import { type Locale, successText } from 'lathe/common';
import { type Actor, type CallInput, type Handlers, Messages } from 'lathe/node';
import { bindParameters } from '../../common/resources/bindParameters';
import type { ResourceData } from '../../common/resources/resourceData';
import { pageRanges } from '../../common/resources/pageRanges';
import { matchPath, moreSpecific, readPath, segmentsOf } from '../../common/resources/resourcePath';
import { resourceBase, type resourceCalls } from '../../common/resourceCalls';
import { ServiceDocument } from '../openApi/serviceDocument';
import { refuse } from '../refuse';
import { ResourceAccess } from './resourceAccess';
import { ResourceRun } from './resourceRun';
import { ServiceResources, type StoredResource } from './serviceResources';

interface Asked extends Pick<CallInput, 'request' | 'reply' | 'locale'> {
  readonly actor: Actor;
  readonly params: { readonly serviceName: string };
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

interface Matched {
  readonly resource: StoredResource;
  readonly path: Readonly<Record<string, string>>;
}

/** Answers the addresses of services: which resource it is, who may, with what, and then what it does. */
@injectable()
export class ResourceHandlers {
  constructor(
    @inject(ServiceResources) private readonly resources: ServiceResources,
    @inject(ResourceAccess) private readonly access: ResourceAccess,
    @inject(ResourceRun) private readonly action: ResourceRun,
    @inject(ServiceDocument) private readonly documents: ServiceDocument,
    @inject(Messages) private readonly messages: Messages,
  ) {}

  readonly all: Handlers<typeof resourceCalls> = {
    get: (input) => this.answer('GET', input),
    post: (input) => this.answer('POST', input),
    put: (input) => this.answer('PUT', input),
    remove: (input) => this.answer('DELETE', input),
    document: async ({ actor, params, locale, reply }) => {
      reply.header('cache-control', 'no-store');
      const service = await this.resources.service(actor, params.serviceName);
      return JSON.stringify(await this.documents.of(actor, service, locale));
    },
  };

  private async answer(method: ResourceData['method'], asked: Asked): Promise<string> {
    const { actor, params, query, body = {}, locale, reply } = asked;
    const service = await this.resources.service(actor, params.serviceName);
    const all = (await this.resources.of(actor, [service.id])).filter(({ active }) => active);
    const { resource, path } = this.match(method, asked, all);
    if (!(await this.access.of(actor))(resource.data)) throw refuse('RESOURCE_CLOSED', { name: resource.label });
    if (!resource.fits) throw refuse('RESOURCE_OBJECT');
    const { parameters, action } = resource.data;
    const { values, issues } = bindParameters(parameters, { path, query, body }, pageRanges(action));
    if (issues.length > 0) throw this.badParameters(issues, locale);
    reply.header('cache-control', 'no-store');
    return successText(await this.action.run(actor, action, values, locale));
  }

  private match(method: string, { request, reply, params }: Asked, all: readonly StoredResource[]): Matched {
    const segments = segmentsOf(tailOf(request.originalUrl)) ?? [];
    const fitting = all
      .flatMap((resource) => {
        const parts = readPath(resource.data.path) ?? [];
        const path = matchPath(parts, segments);
        return path ? [{ resource, path, parts }] : [];
      })
      .sort((one, other) => moreSpecific(one.parts, other.parts));
    const found = fitting.find(({ resource }) => resource.data.method === method);
    if (found) return found;
    const path = `/${segments.join('/')}`.slice(0, 200);
    if (fitting.length === 0) throw refuse('NO_RESOURCE', { name: params.serviceName.slice(0, 80), path });
    const allowed = [...new Set(fitting.map(({ resource }) => resource.data.method))].sort().join(', ');
    reply.header('allow', allowed);
    throw refuse('RESOURCE_METHOD', { path, method, allowed });
  }

  private badParameters(issues: ReturnType<typeof bindParameters>['issues'], locale: Locale) {
    const fields = issues.map(({ path, code, name, type, range }) => {
      const kind = type === '' ? '' : this.messages.say(locale, `parameter.${type}`);
      return { path, message: this.messages.say(locale, `error.${code}`, { name, type: kind, ...range }) };
    });
    return refuse('BAD_PARAMETERS', { issues: fields.map(({ message }) => message).join(' ') }, { fields });
  }
}

/** What follows the service's name in an address as it was sent, before anything of it is read. */
function tailOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  const own = path.slice(resourceBase.length + 1);
  return own.slice(own.indexOf('/') + 1).replace(/\/$/, '');
}
