import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './sources.mjs';

// What `npm run lock` does, after dependencies have changed: a registry that holds the packages of some platforms only
// leaves the others out of the lock, and `npm ci` then refuses it. They are optional; naming them is all it asks for.
const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'aix', 'netbsd', 'openbsd', 'sunos'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32', 'mips64el'];

for (const { dev, optionalDependencies = {} } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const words = name.split(/[-/]/);
    const os = systems.filter((system) => words.includes(system));
    const cpu = processors.filter((processor) => words.includes(processor));
    const key = `node_modules/${name}`;
    if (lock.packages[key] || os.length === 0) continue;
    lock.packages[key] = { version, ...(cpu.length > 0 ? { cpu } : {}), ...(dev ? { dev } : {}), optional: true, os };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
