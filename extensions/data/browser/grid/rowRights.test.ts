import { ContextKeys } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import { rowRights } from './rowRights';

function allowed(may: { readonly create: boolean; readonly edit: boolean; readonly delete: boolean }) {
  const keys = createTestContainer().get(ContextKeys);
  const context = rowRights(keys, { may });
  return ['mayCreateRows', 'mayWriteRows', 'mayDeleteRows'].filter((key) => keys.matches(key, context));
}

it('offers in menus only what the reader may do', () => {
  expect(allowed({ create: false, edit: false, delete: false })).toEqual([]);
  expect(allowed({ create: false, edit: true, delete: false })).toEqual(['mayWriteRows']);
  expect(allowed({ create: false, edit: false, delete: true })).toEqual(['mayDeleteRows']);
  expect(allowed({ create: true, edit: false, delete: false })).toHaveLength(3);
});
