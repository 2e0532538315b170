import fc from 'fast-check';
import { csvLine } from './csvLine';

/** As a reader of RFC 4180 takes it apart. */
function parse(line: string): string[] {
  const fields = line.slice(0, -2).match(/(?<=^|,)("(?:[^"]|"")*"|[^",]*)(?=,|$)/gs) ?? [];
  return fields.map((text) => (text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text));
}

it('is read as it was written, whatever it says', () => {
  const value = fc.string({ unit: 'binary' }).filter((text) => !/^[=+\-@\t\r]/.test(text));
  fc.assert(
    fc.property(fc.array(value, { minLength: 2, maxLength: 5 }), (values) => {
      expect(parse(csvLine(values))).toEqual(values);
    }),
  );
});

it.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1'])('makes no formula of %j', (text) => {
  expect(parse(csvLine([text, null]))).toEqual([`'${text}`, '']);
});
