import { act, screen } from '@testing-library/react';
import { FailedCall } from 'lathe';
import { createTestContainer, draw } from 'lathe/testing';
import { FormModel } from 'lathe/ui';
import english from '../../locales/en.json';
import type { Row } from '../../common/dataCalls';
import { testField, testObject } from '../testField';
import { UnseenIssues } from './UnseenIssues';

const fields = [
  testField('number', { name: 'total', label: 'Total', precision: 5, scale: 2 }),
  testField('text', { name: 'code', label: 'Code' }),
];

it('what is wrong with fields that the layout leaves out is told with their labels', async () => {
  const form = new FormModel<Row>({
    load: () => Promise.resolve({ total: '1', code: '' }),
    save: () => {
      const issues = [
        { path: 'body.total', message: 'digits' },
        { path: 'body.code', message: 'required' },
        { path: 'body.name', message: 'required' },
      ];
      throw new FailedCall({ resCode: 'INVALID_ROW', resMsg: 'no', fields: issues }, 400);
    },
  });
  await form.load();
  const place = { object: testObject(fields), id: 'new', given: {}, onStored: () => undefined };
  const container = createTestContainer({ texts: ['lathe.data', english] });
  draw(<UnseenIssues record={{ form, place }} drawn={new Set(['name'])} />, container, 'lathe.data');
  expect(screen.queryByRole('alert')).toBeNull();
  form.set('total', '12345');
  await act(() => form.save());
  expect(screen.getByRole('alert').textContent).toBe(
    [
      'Total: The number may have 3 digits before and 2 after the point.',
      'Code is required',
      'The layout of this form leaves these fields out. Fill them in in the grid, or ask for a layout that has them.',
    ].join('\n'),
  );
});
