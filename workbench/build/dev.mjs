import { spawn } from 'node:child_process';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import configure from '../../webpack.config.js';
import { root } from './sources.mjs';

// What `npm run dev` does: rebuild on each change; the page reloads, or the server is started again.
const port = Number(process.env.PORT ?? 8080);
const serverPort = port + 1;
const out = path.join(root, '.cache/dev');
const [browser, server] = configure({}, { mode: 'development' });

let child;
function restartServer() {
  const start = () => {
    child = spawn(process.execPath, ['--enable-source-maps', path.join(out, 'server/main.js')], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PORT: String(serverPort), LATHE_WATCH: 'true' },
    });
  };
  if (!child || child.exitCode !== null) return start();
  child.once('exit', start);
  child.kill('SIGTERM');
}

webpack(server).watch({}, (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) console.error(stats.toString('errors-warnings'));
  else restartServer();
});

await new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    static: false,
    client: { webSocketURL: 'auto://0.0.0.0:0/ws', overlay: { errors: true, warnings: false, runtimeErrors: false } },
    devMiddleware: { publicPath: '/assets/', writeToDisk: (file) => /\.json$/.test(file) },
    proxy: [
      {
        context: (url) => !/^\/(assets|ws)(\/|$)/.test(url),
        target: `http://127.0.0.1:${serverPort}`,
        logLevel: 'warn',
      },
    ],
  },
  webpack(browser),
).start();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    child?.kill('SIGTERM');
    process.exit(0);
  });
}
