import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import type { Call, CallArguments, Calls, ResultOf } from '../../common/calls/call';
import { type Envelope, successCode } from '../../common/calls/envelope';
import { requestUrl } from '../../common/calls/requestUrl';
import type { Actor } from '../access/actor';
import { AuditAnchors } from '../audit/auditAnchors';
import { Configuration, readConfiguration } from '../configuration/configuration';
import { Database } from '../database/database';
import { Migrator } from '../database/migrations/migrator';
import type { ServerModule } from '../extensions/serverApi';
import type { Handlers } from '../http/callHandler';
import { CallServer } from '../http/callServer';
import { Gatekeeper } from '../http/gatekeeper';
import { createHttpServer } from '../http/httpServer';
import { JobQueue } from '../jobs/jobQueue';
import { Log } from '../log/log';
import type { LogTarget } from '../log/loggerOptions';
import { createNodeContainer } from '../nodeContainer';
import { startParts } from '../startParts';
import { Messages } from '../texts/messages';
import type { Tenant } from '../tenants/tenant';
import type { TenantTables } from '../tenants/tenantTables';
import { testTenant } from './testActor';
import { openTestDatabase, type TestDatabase, testTemplate } from './testDatabase';
import { TestGatekeeper, testToken } from './testGatekeeper';

export interface TestServerOptions {
  /** Replaces or adds services, before any is made. */
  readonly bind?: (container: Container) => void;
  /** Adds calls, routes and migrations. */
  readonly prepare?: (server: TestServer) => void | Promise<void>;
  /** Settings of the operator, by their variables. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Server code of extensions, by id. */
  readonly extensions?: Readonly<Record<string, ServerModule>>;
  /** The database that another server has too: closing it stays the business of who opened it. */
  readonly shared?: Pick<TestDatabase, 'config'>;
  /** How many jobs it runs at once; by default none. */
  readonly jobs?: number;
  /** Takes the log, at its most talkative; without one nothing is logged. */
  readonly log?: LogTarget;
  /** Tenants that have a schema; by default one. */
  readonly tenants?: readonly Tenant[];
}

export interface Answered<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly envelope: Envelope<T>;
}

export type TestCall<C extends Call> = CallArguments<C> & TestCaller;

export interface TestCaller {
  /** Who makes it; nobody when absent. */
  readonly as?: Actor;
  readonly headers?: Readonly<Record<string, string>>;
  /** Leaves the anti-forgery token out. */
  readonly forged?: boolean;
}

interface AnyArguments extends TestCaller {
  readonly params?: object;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The whole server on a database of its own, where a test says who acts. */
export class TestServer {
  constructor(
    readonly container: Container,
    readonly server: FastifyInstance,
    private readonly gatekeeper: TestGatekeeper,
  ) {}

  get database(): Database {
    return this.container.get(Database);
  }

  serve<C extends Calls>(calls: C, handlers: Handlers<C>): void {
    this.container.get(CallServer).serve(this.server, 'test', calls, handlers);
  }

  /** Makes a call as a browser would. A result that isn't what the call declares fails the test. */
  async call<C extends Call>(call: C, options: TestCall<C>): Promise<Answered<ResultOf<C>>> {
    const { params, query, body, as, headers, forged }: AnyArguments = options;
    const response = await this.server.inject({
      method: call.method,
      url: requestUrl(call, params, query),
      headers: {
        ...(as && this.gatekeeper.headersOf(as)),
        ...(forged ? {} : { 'csrf-token': testToken }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      payload: JSON.stringify(body),
    });
    const envelope = response.json<Envelope<ResultOf<C>>>();
    if (envelope.resCode === successCode) call.result.parse(envelope.result);
    return { status: response.statusCode, headers: response.headers, envelope };
  }

  /** What signs an actor in where a test sends a request by itself. */
  headersOf(actor: Actor): Record<string, string> {
    return { ...this.gatekeeper.headersOf(actor), 'csrf-token': testToken };
  }

  /** The address of a real socket, for tests that need one. */
  listen(): Promise<string> {
    return this.server.listen({ port: 0, host: '127.0.0.1' });
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

/** Tests make more calls in a minute than anybody may. */
const unlimited = { LATHE_USER_LIMIT: '0', LATHE_ADDRESS_LIMIT: '0' };

export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  return startTestServer(options, options.shared ? replica(options.shared) : await openMigrated(options));
}

/** The platform's own steps are taken once for all tests of a run. */
async function openMigrated({ tenants }: TestServerOptions): Promise<TestDatabase> {
  const template = await testTemplate(tenants ? 'test_platform' : 'test_tenant', async ({ config }) => {
    await (await startTestServer({ tenants: tenants && [] }, replica({ config }))).close();
  });
  return openTestDatabase(template);
}

async function startTestServer(
  options: TestServerOptions,
  { database, close }: Pick<TestDatabase, 'database' | 'close'>,
): Promise<TestServer> {
  const gatekeeper = new TestGatekeeper();
  const container = createNodeContainer();
  container
    .bind(Configuration)
    .toConstantValue(readConfiguration({ ...unlimited, ...options.environment }, process.cwd()));
  container.bind(Gatekeeper).toConstantValue(gatekeeper);
  (await container.rebind(Database)).toConstantValue(database);
  const server = createHttpServer({
    logLevel: options.log ? 'trace' : 'silent',
    logTarget: options.log,
    messages: container.get(Messages),
  });
  container.bind(Log).toConstantValue(server.log);
  options.bind?.(container);
  container.get(JobQueue).options = { concurrency: options.jobs ?? 0, heartbeatSeconds: 10, superviseSeconds: 1 };
  // Without a folder of its own it would write into the checkout's.
  container.get(AuditAnchors).enabled = options.environment?.['LATHE_DATA'] !== undefined;
  server.addHook('onClose', close);
  const test = new TestServer(container, server, gatekeeper);
  await options.prepare?.(test);
  await startParts(container, server, options.extensions);
  const migrator = container.get(Migrator);
  for (const tenant of options.tenants ?? [testTenant]) {
    const tenants = database.platform.withTables<TenantTables>().insertInto('tenant');
    await tenants
      .values(tenant)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await migrator.migrateTenant(tenant);
  }
  await server.ready();
  return test;
}

/** Connections of its own to a database that is there. */
function replica({ config }: Pick<TestDatabase, 'config'>): Pick<TestDatabase, 'database' | 'close'> {
  const database = new Database();
  database.open(config, () => undefined);
  return { database, close: () => database.close() };
}
