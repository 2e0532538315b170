import path from 'node:path';
import type { Configuration } from '../../core/node/configuration/configuration';
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
  servePages(server, new StudioPage(assets, root));
  await server.listen({ port: configuration.port, host: '127.0.0.1' });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : configuration.port;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
