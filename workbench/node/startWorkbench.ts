import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import path from 'node:path';
import { extensionFolders } from 'virtual:extension-folders';
import { serverModules } from 'virtual:extension-server-modules';
import { Configuration } from '../../core/node/configuration/configuration';
import { Database } from '../../core/node/database/database';
import { Gatekeeper } from '../../core/node/http/gatekeeper';
import { ExtensionCatalogue } from '../../core/node/extensions/extensionCatalogue';
import { serveExtensions } from '../../core/node/extensions/serveExtensions';
import { watchFolders } from '../../core/node/extensions/watchFolders';
import { createHttpServer } from '../../core/node/http/httpServer';
import { serveBuiltFiles } from '../../core/node/http/staticFiles';
import { createNodeContainer } from '../../core/node/nodeContainer';
import { FirstStart, type Newcomer } from '../../core/node/session/firstStart';
import { Sessions } from '../../core/node/session/sessions';
import { startParts } from '../../core/node/startParts';
import { Log } from '../../core/node/log/log';
import { Drain } from '../../core/node/operations/drain';
import { Shutdown } from '../../core/node/operations/shutdown';
import { Messages } from '../../core/node/texts/messages';
import { openDatabase } from './openDatabase';
import { ApiDocsPage } from './page/apiDocsPage';
import { LoginPage } from './page/loginPage';
import { servePages } from './page/pages';
import { ShellPage } from './page/shellPage';

export interface WorkbenchOptions {
  readonly configuration: Configuration;
  /** The folder of the checkout, which holds the built-in extensions. */
  readonly root: string;
  /** The folder that the build wrote. */
  readonly build: string;
}

export interface RunningWorkbench {
  readonly url: string;
  /** Whom the very first start has made, to be told once. */
  readonly newcomer?: Newcomer;
  stop(): Promise<void>;
}

/** Composes the server and listens. */
export async function startWorkbench({ configuration, root, build }: WorkbenchOptions): Promise<RunningWorkbench> {
  const container = createNodeContainer();
  const { port, host, logLevel, publicUrl } = configuration.values;
  container.bind(Configuration).toConstantValue(configuration);
  container.bind(Gatekeeper).toService(Sessions);
  const server = createHttpServer({
    logLevel,
    messages: container.get(Messages),
    publicUrl,
  });
  container.bind(Log).toConstantValue(server.log);
  const closeDatabase = await openDatabase(container.get(Database), configuration, server.log);
  server.addHook('onClose', closeDatabase);
  await startParts(container, server, serverModules);
  const newcomer = await container.get(FirstStart).run();
  await serveWorkbench(server, container, { configuration, root, build });
  await server.listen({ port, host });
  const stop = async (): Promise<void> => {
    const finished = await container.get(Drain).begin(configuration.values.stopSeconds * 1000);
    if (!finished) server.log.warn('Some requests had not finished when the server stopped.');
    await server.close();
  };
  const address = server.server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return { newcomer, url: `http://localhost:${actualPort}`, stop };
}

/** The pages, their files and the extensions that they are made of. */
async function serveWorkbench(
  server: FastifyInstance,
  container: Container,
  { configuration, root, build }: WorkbenchOptions,
): Promise<void> {
  const gatekeeper = container.get(Gatekeeper);
  const assets = path.join(build, 'browser');
  await serveBuiltFiles(server, assets);
  const workbench = path.join(root, 'workbench');
  const builtIn = extensionFolders.map((folder) => path.join(root, folder));
  const catalogue = new ExtensionCatalogue({
    workbench,
    builtIn,
    installed: path.join(configuration.dataFolder, 'extensions'),
  });
  await catalogue.load();
  if (catalogue.problem) server.log.warn(catalogue.problem);
  if (configuration.values.watch) {
    const watched = watchFolders([workbench, ...builtIn], () => void catalogue.reloadBuiltIn());
    server.addHook('onClose', () => watched.dispose());
  }
  await serveExtensions(server, catalogue, gatekeeper, container.get(Shutdown).signal);
  servePages(server, gatekeeper, {
    studio: new ShellPage(assets, catalogue, 'studio'),
    runtime: new ShellPage(assets, catalogue, 'runtime', !configuration.values.watch),
    pageAt: (address) => catalogue.pageAt(address),
    login: new LoginPage(assets, workbench, catalogue),
    apiDocs: new ApiDocsPage(assets),
    development: configuration.values.watch,
  });
}
