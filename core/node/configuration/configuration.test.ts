import path from 'node:path';
import { ConfigurationError, readConfiguration } from './configuration';

describe('readConfiguration', () => {
  it('has a default for everything', () => {
    expect(readConfiguration({}, '/srv')).toEqual({
      port: 8080,
      dataFolder: path.resolve('/srv/data'),
      logLevel: 'info',
      watch: false,
    });
  });

  it('reads the environment', () => {
    const read = readConfiguration({ PORT: '9000', LATHE_DATA: '/var/lathe', LATHE_LOG: 'warn' }, '/srv');
    expect(read).toEqual({ port: 9000, dataFolder: '/var/lathe', logLevel: 'warn', watch: false });
  });

  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ LATHE_LOG: 'loud' }, 'LATHE_LOG'],
    [{ LATHE_DATA: '' }, 'LATHE_DATA'],
  ])('names the variable in %j', (environment, name) => {
    expect(() => readConfiguration(environment, '/srv')).toThrow(ConfigurationError);
    expect(() => readConfiguration(environment, '/srv')).toThrow(name);
  });
});
