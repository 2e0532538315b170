import fc from 'fast-check';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfiguration } from '../configuration/configuration';
import { keyFile } from './secretKeys';
import { Secrets } from './secrets';

describe('Secrets', () => {
  let root: string;

  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'lathe-secrets-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  const secretsWith = (LATHE_SECRET?: string) =>
    new Secrets(
      readConfiguration({ LATHE_DATA: path.join(root, 'data'), ...(LATHE_SECRET && { LATHE_SECRET }) }, root),
    );
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];

  it('opens what it has sealed, whatever it is', () => {
    const secrets = secretsWith(first);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (secret, owner) => {
        expect(secrets.open(secrets.seal(secret, owner), owner)).toBe(secret);
      }),
    );
  });

  it('seals the same secret differently each time', () => {
    const secrets = secretsWith(first);
    expect(secrets.seal('x', 'me')).not.toBe(secrets.seal('x', 'me'));
  });

  it('opens nothing for another owner, and nothing that was changed', () => {
    const secrets = secretsWith(first);
    const sealed = secrets.seal('secret', 'mine');
    expect(() => secrets.open(sealed, 'yours')).toThrow();
    const place = sealed.lastIndexOf('.') + 8;
    const changed = sealed.slice(0, place) + (sealed[place] === 'A' ? 'B' : 'A') + sealed.slice(place + 1);
    expect(() => secrets.open(changed, 'mine')).toThrow();
    expect(() => secrets.open(sealed.slice(0, -30), 'mine')).toThrow();
    expect(() => secrets.open('plain', 'mine')).toThrow('no sealed secret');
  });

  it('makes a key that only its owner can read, and finds it again', () => {
    const sealed = secretsWith().seal('secret', 'me');
    const file = path.join(root, 'data', keyFile);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}\n$/);
    expect(secretsWith().open(sealed, 'me')).toBe('secret');
  });

  it('turns to a new key and still opens what older ones have sealed', () => {
    const old = secretsWith(first).seal('secret', 'me');
    const turned = secretsWith(`${second} ${first}`);
    expect(turned.open(old, 'me')).toBe('secret');
    expect([turned.isCurrent(old), turned.isCurrent(turned.seal('secret', 'me'))]).toEqual([false, true]);
    expect(() => secretsWith(second).open(old, 'me')).toThrow(/is not among those/);
  });

  it('moves from the file to the setting', () => {
    const sealed = secretsWith().seal('secret', 'me');
    expect(secretsWith(first).open(sealed, 'me')).toBe('secret');
  });

  it('takes no short key', () => {
    expect(() => secretsWith('short')).toThrow('LATHE_SECRET');
  });
});
