import fc from 'fast-check';
import { TestText } from '../saving/testText';
import { backupStateOf, toBackupState } from './backupState';
import { fingerprintOf } from './fingerprint';

describe('what is kept beside an unsaved text', () => {
  it('comes back, and names the stored text that was changed', () => {
    const state = backupStateOf(toBackupState(new TestText('mine', 'stored')));
    expect(state).toEqual({ language: 'plaintext', base: fingerprintOf('stored') });
    expect(backupStateOf(toBackupState(new TestText('new', undefined))).base).toBeUndefined();
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
