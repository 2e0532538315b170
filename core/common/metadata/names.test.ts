import { isMetadataName, isQualifiedName } from './names';

describe('isMetadataName', () => {
  it.each(['a', 'Order', 'order_2', 'A_b_C9'])('takes %s', (name) => {
    expect(isMetadataName(name)).toBe(true);
    expect(isQualifiedName(name)).toBe(true);
  });

  it.each(['', '1a', '_a', 'a_', 'a__b', 'a-b', 'a b', 'é', 'a\n', '__proto__', "a'"])('refuses %j', (name) => {
    expect(isMetadataName(name)).toBe(false);
  });

  it('knows names in a namespace', () => {
    expect(isQualifiedName('NS__Order__CST')).toBe(true);
    expect(isQualifiedName('NS__Order__')).toBe(false);
    expect(isQualifiedName(`a${'_a'.repeat(50_000)}!`)).toBe(false);
  });
});
