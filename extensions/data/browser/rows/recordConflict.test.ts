import type { Row } from '../../common/dataCalls';
import { testField, testObject } from '../testField';
import { ValueFormat } from '../values/valueFormat';
import { changedFields, conflictQuestion } from './recordConflict';

const object = testObject([testField('number', { name: 'weight', label: 'Weight' }), testField('text')]);
const before = { id: 'r1', name: 'Alpha', weight: '1', text: 'a' };

function ask(now: Row, changes: Row) {
  const t = (key: string, parameters: Readonly<Record<string, string | number>> = {}) =>
    [key, ...Object.values(parameters)].join(' ');
  const format = new ValueFormat('en', { yes: 'Yes', no: 'No', unseen: 'No access' });
  return conflictQuestion(changedFields(object, changes, before, now), { now, changes, t, format });
}

it('says who has changed which fields to what', () => {
  const now = { ...before, weight: '2', text: 'b', lastModifiedBy: { id: 'u2', name: 'Ada' } };
  expect(ask(now, { weight: '3', text: 'b' })).toMatchObject({
    message: 'conflict.messageBy Alpha Ada',
    detail: 'conflict.line Weight 2 3',
  });
});

it('says that somebody has, where it is not to be known who', () => {
  expect(ask({ ...before, weight: '2' }, { weight: '3' }).message).toBe('conflict.message Alpha');
});
