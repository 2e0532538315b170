import type { LayoutField } from '../../../common/objects/layoutData';
import { testField } from '../../testField';
import { unfillable } from './unfillable';

const field = (name: string, more: object = {}) => testField('text', { id: name, name, label: name, ...more });
const layout = (...fields: LayoutField[]) => [{ label: '', columns: [fields] }];
const found = (fields: ReturnType<typeof field>[], ...placed: LayoutField[]) =>
  unfillable(fields, layout(...placed)).map(({ id }) => id);

it('what needs a value and stands nowhere, or is only shown, nobody can fill in', () => {
  const fields = [field('a', { required: true }), field('b', { required: true }), field('c')];
  expect(found(fields)).toEqual(['a', 'b']);
  expect(found(fields, { field: 'a' }, { field: 'b', readOnly: true })).toEqual(['b']);
  expect(found(fields, { field: 'a' }, { field: 'b' })).toEqual([]);
});

it('what the server fills in by itself may be left out', () => {
  const filled = [
    field('default', { required: true, default: 'x' }),
    field('counted', { required: true, counted: true }),
    field('system', { required: true, system: true }),
    testField('checkbox', { id: 'check', name: 'check', label: 'check', required: true }),
  ];
  expect(found(filled)).toEqual([]);
});
