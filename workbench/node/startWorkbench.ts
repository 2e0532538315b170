import path from 'node:path';
import { extensionFolders } from 'virtual:extension-folders';
import type { Configuration } from '../../core/node/configuration/configuration';
import { ExtensionCatalogue } from '../../core/node/extensions/extensionCatalogue';
import { serveExtensions } from '../../core/node/extensions/serveExtensions';
import { watchFolders } from '../../core/node/extensions/watchFolders';
import { createHttpServer } from '../../core/node/http/httpServer';
import { serveBuiltFiles } from '../../core/node/http/staticFiles';
import { servePages } from './page/pages';
import { StudioPage } from './page/studioPage';

export interface WorkbenchOptions {
  readonly configuration: Configuration;
  /** The folder of the checkout, which holds the built-in extensions. */
  readonly root: string;
  /** The folder that the build wrote. */
  readonly build: string;
}

export interface RunningWorkbench {
  readonly url: string;
  stop(): Promise<void>;
}

/** Composes the server and listens. Only this machine reaches it until it has sessions. */
export async function startWorkbench({ configuration, root, build }: WorkbenchOptions): Promise<RunningWorkbench> {
  const server = createHttpServer({ logLevel: configuration.logLevel });
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
  if (configuration.watch) {
    const watched = watchFolders([workbench, ...builtIn], () => void catalogue.reloadBuiltIn());
    server.addHook('onClose', () => watched.dispose());
  }
  await serveExtensions(server, catalogue);
  servePages(server, new StudioPage(assets, catalogue));
  await server.listen({ port: configuration.port, host: '127.0.0.1' });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : configuration.port;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
