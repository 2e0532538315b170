import fc from 'fast-check';
import { TestText } from '../saving/testText';
import { backupStateOf, toBackupState } from './backupState';
import { fingerprintOf } from './fingerprint';

describe('what is kept beside an unsaved text', () => {
  it('comes back, and names the stored text that was changed', () => {
    const state = backupStateOf(toBackupState(new TestText('mine', 'stored')));
    expect(state).toEqual({ language: 'plaintext', base: fingerprintOf('stored') });
    const untitled = Object.assign(new TestText('new', undefined), { isUntitled: true });
    expect(backupStateOf(toBackupState(untitled)).base).toBeUndefined();
  });

  it('stays in conflict through another reload', () => {
    const { base } = backupStateOf(toBackupState(new TestText('mine', undefined)));
    expect(base).toBeDefined();
    fc.assert(fc.property(fc.string(), (stored) => expect(fingerprintOf(stored)).not.toBe(base)));
  });

  it('counts as nothing when it is something else', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void backupStateOf(value)));
    expect(backupStateOf({ language: 1, base: [] })).toEqual({});
  });
});

describe('fingerprintOf', () => {
  it('tells texts apart', () => {
    const texts = fc.uniqueArray(fc.string({ maxLength: 20 }), { minLength: 2, maxLength: 2 });
    fc.assert(fc.property(texts, ([a = '', b = '']) => expect(fingerprintOf(a)).not.toBe(fingerprintOf(b))));
    expect(fingerprintOf('same')).toBe(fingerprintOf('same'));
  });
});
