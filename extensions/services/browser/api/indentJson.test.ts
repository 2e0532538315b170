import { indentJson } from './indentJson';

describe('indentJson', () => {
  it('breaks and indents as JSON.stringify does', () => {
    const value = { a: [1, { b: '{,:]"\\' }], none: [], no: {}, deep: [[true, null], -1.5e3] };
    expect(indentJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
    expect(indentJson(JSON.stringify(value, null, 4))).toBe(JSON.stringify(value, null, 2));
  });

  it('keeps every digit of a number', () => {
    expect(indentJson('{"total":999.50,"id":12345678901234567890}')).toBe(
      '{\n  "total": 999.50,\n  "id": 12345678901234567890\n}',
    );
  });

  it('leaves what is no JSON, and a word alone', () => {
    expect(indentJson('Bad {gateway')).toBe('Bad {gateway');
    expect(indentJson('"text"')).toBe('"text"');
  });
});
