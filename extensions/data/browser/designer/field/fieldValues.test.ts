import type { FieldData } from '../../../common/objects/fieldData';
import { fieldIssues } from '../../../common/objects/fieldIssues';
import { blankField, dataOf, valuesOf } from './fieldValues';

const id = '000o0000000000000001';
const samples: readonly FieldData[] = [
  { type: 'text', length: 40, required: true, unique: true, caseSensitive: true, default: 'x', help: 'Say it' },
  { type: 'number', precision: 10, scale: 2, default: 3 },
  { type: 'checkbox', default: true },
  { type: 'date', default: 'today' },
  { type: 'singleselect', choices: [{ value: 'a' }, { value: 'b', active: false }], default: 'a' },
  { type: 'multiselect', picklist: id, default: ['a'] },
  { type: 'lookup', object: id, onDelete: 'refuse', relationName: 'lines' },
  { type: 'masterdetail', object: id },
  { type: 'autonumber', format: 'A-{000}' },
  { type: 'formula', formula: '1 + 1', result: 'number' },
  { type: 'rollupsummary', rollup: { by: id, function: 'sum', of: id } },
  { type: 'encryptedtext', required: true },
  { type: 'multilanguage', labels: { 'zh-CN': '名' } },
];

describe('the form of a field', () => {
  it.each(samples)('gives back what is stored: $type', (data) => {
    const values = valuesOf({ name: 'f', label: 'F', data: { ...JSON.parse(JSON.stringify(data)) } });
    expect(dataOf(values, data)).toEqual(data);
    expect(fieldIssues(dataOf(values, data))).toEqual([]);
  });

  it('leaves out what another type has left behind', () => {
    const left = {
      ...blankField,
      formula: 'x',
      length: 9,
      choices: [{ value: 'a' }],
      defaultTicked: true,
      unique: true,
    };
    expect(dataOf({ ...left, type: 'checkbox' })).toEqual({ type: 'checkbox', default: true });
    expect(dataOf({ ...left, type: 'formula' })).toEqual({ type: 'formula', formula: 'x', result: 'text' });
  });
});
