import fc from 'fast-check';
import { readRecord, readTitle, writeRecord } from './recordText';

const withoutPrototypes = (name: string, value: unknown) => (name === '__proto__' ? undefined : value);
const json = fc
  .jsonValue({ maxDepth: 3 })
  .map((value) => JSON.parse(JSON.stringify(value), withoutPrototypes) as never);
const record = fc.record({
  name: fc.string(),
  label: fc.string(),
  active: fc.boolean(),
  data: fc.dictionary(
    fc.string().filter((key) => key !== '__proto__'),
    json,
  ),
});

describe('the text of a record', () => {
  it('says all of it', () => {
    fc.assert(
      fc.property(record, (edited) => {
        expect(readRecord(writeRecord(edited))).toEqual({ ...edited, data: { ...edited.data } });
        expect(readTitle(writeRecord(edited))).toEqual({ name: edited.name, label: edited.label });
      }),
    );
  });

  it.each([
    ...['', '{', '[]', 'null', '{"name":"a"}', '{"name":1,"label":"b"}', '{"name":"a","label":"b","id":"c"}'],
    '{"name":"a","label":"b","data":{"in":[{"__proto__":0}]}}',
  ])('cannot be saved as %j', (text) => expect(readRecord(text)).toBeUndefined());

  it('may leave out what has a default', () => {
    expect(readRecord('{"name":"a","label":"b"}')).toEqual({ name: 'a', label: 'b', active: true, data: {} });
  });
});
