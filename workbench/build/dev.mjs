import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import configure from '../../webpack.config.js';
import { root } from './sources.mjs';

// What `npm run dev` does: rebuild on each change; the page reloads, or the server is started again and then the page.
const port = Number(process.env.PORT ?? 8080);
const serverPort = port + 1;
const out = path.join(root, '.cache/dev');
const [browser, server] = configure({}, { mode: 'development' });

const isForServer = (url) => !/^\/(assets|ws)(\/|$)/.test(url);
const isProxy = ({ name }) => name === 'http-proxy-middleware';

const firstBuild = Promise.withResolvers();
let serverUp = Promise.withResolvers();
let child;
let restarting = false;

/** The one that runs ends first; changes that come meanwhile are in the next one anyway. */
function restartServer() {
  if (!child || child.exitCode !== null || child.signalCode !== null) return startServer();
  if (restarting) return;
  restarting = true;
  serverUp = Promise.withResolvers();
  child.once('exit', () => {
    restarting = false;
    startServer();
  });
  child.kill('SIGTERM');
}

function startServer() {
  child = spawn(process.execPath, ['--enable-source-maps', path.join(out, 'server/main.js')], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(serverPort), LATHE_WATCH: 'true' },
  });
  createInterface(child.stdout).on('line', (line) => {
    if (!line.startsWith('Lathe is ready')) return console.log(line);
    console.log(`Lathe is ready on http://localhost:${port}`);
    serverUp.resolve();
    reloadPages();
  });
}

/** Pages that are open show what the new server says. */
function reloadPages() {
  if (devServer.webSocketServer) devServer.sendMessage(devServer.webSocketServer.clients, 'static-changed');
}

/** A page that is asked for too early comes when it can. */
async function untilUp(request, _response, next) {
  if (isForServer(request.url)) await Promise.all([firstBuild.promise, serverUp.promise]);
  next();
}

const compiler = webpack(browser);
compiler.hooks.done.tap('dev', () => firstBuild.resolve());
const devServer = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    static: false,
    // The page is on localhost, the server on 127.0.0.1: the socket belongs where the page is.
    client: { webSocketURL: 'auto://0.0.0.0:0/ws', overlay: { errors: true, warnings: false, runtimeErrors: false } },
    devMiddleware: { publicPath: '/assets/', writeToDisk: (file) => /\.json$/.test(file) },
    // What the server answers does not wait for a rebuild.
    setupMiddlewares: (all) => [untilUp, ...all.filter(isProxy), ...all.filter((each) => !isProxy(each))],
    proxy: [{ context: isForServer, target: `http://127.0.0.1:${serverPort}`, logLevel: 'warn' }],
  },
  compiler,
);

webpack(server).watch({}, (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) console.error(stats.toString('errors-warnings'));
  else restartServer();
});
await devServer.start();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    child?.kill('SIGTERM');
    process.exit(0);
  });
}
