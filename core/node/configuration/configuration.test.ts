import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigurationError, readConfiguration } from './configuration';
import { options } from './options';

describe('readConfiguration', () => {
  let root: string;

  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'lathe-configuration-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (text: string, name = 'lathe.config.json'): void => writeFileSync(path.join(root, name), text);

  it('has a default for everything', () => {
    const { values, dataFolder } = readConfiguration({}, root);
    expect(values).toMatchObject({ port: 8080, host: '127.0.0.1', logLevel: 'info', watch: false });
    expect(dataFolder).toBe(path.join(root, 'data'));
  });

  it('reads the environment', () => {
    const { values, dataFolder } = readConfiguration(
      { PORT: '9000', LATHE_DATA: '/var/lathe', LATHE_LOG: 'warn' },
      root,
    );
    expect(values).toMatchObject({ port: 9000, logLevel: 'warn' });
    expect(dataFolder).toBe('/var/lathe');
  });

  it('reads the file, which the environment overrules', () => {
    write('{ "PORT": 9000, "LATHE_LOG": "warn", "LATHE_WATCH": true, /* a remark */ }');
    expect(readConfiguration({ LATHE_LOG: 'debug' }, root).values).toMatchObject({
      port: 9000,
      logLevel: 'debug',
      watch: true,
    });
  });

  it('takes another file', () => {
    write('{ "PORT": 9001 }', 'other.json');
    expect(readConfiguration({ LATHE_CONFIG: 'other.json' }, root).values.port).toBe(9001);
  });

  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ LATHE_LOG: 'loud' }, 'LATHE_LOG'],
    [{ LATHE_DATA: '' }, 'LATHE_DATA'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
    [{ LATHE_CONFIG: 'missing.json' }, 'missing.json'],
    [{ LATHE_SERVER_CONFIG: 'hasGit' }, 'LATHE_SERVER_CONFIG: must be JSON'],
    [{ LATHE_SERVER_CONFIG: '{"hasGti":true}' }, 'hasGti'],
  ])('names what is wrong in %j', (environment, name) => {
    expect(() => readConfiguration(environment, root)).toThrow(ConfigurationError);
    expect(() => readConfiguration(environment, root)).toThrow(name);
  });

  it.each([
    ['{ "PORT": "many" }', /PORT \(in .*lathe\.config\.json\)/],
    ['{ "PROT": 1 }', /PROT .*did you mean PORT\?/],
    ['{\n\n"PORT" 1 }', /lathe\.config\.json:3/],
    ['[]', /must hold one object/],
  ])('says where the file is wrong: %j', (text, message) => {
    write(text);
    expect(() => readConfiguration({}, root)).toThrow(message);
  });

  it('is whole in the README', async () => {
    const readme = await readFile(path.resolve(__dirname, '../../../README.md'), 'utf8');
    for (const { variable, about } of Object.values(options)) {
      expect(readme).toContain(`| \`${variable}\` |`);
      expect(readme).toContain(about);
    }
  });
});
