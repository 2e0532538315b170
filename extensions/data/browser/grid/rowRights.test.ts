import { ContextKeys } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import { testObject } from '../testField';
import { KnownRights } from '../rows/knownRights';
import { rowRights } from './rowRights';

const rows = ['r1', 'r2', 'r3'].map((id) => ({ id }));
const none = { create: false, edit: false, delete: false };

/** Of three rows the second may be changed, and the third deleted; the last line is a row that is being typed. */
async function allowed(may: Partial<typeof none>, [firstRow, lastRow]: readonly [number, number] = [0, 2]) {
  const object = { ...testObject(), differs: true, may: { ...none, ...may } };
  const rights = new KnownRights({ rights: async () => ({ edit: ['r2'], delete: ['r3'] }) }, object);
  await rights.learn(rows);
  const keys = createTestContainer().get(ContextKeys);
  const selection = {
    cursor: { row: firstRow, column: 0 },
    range: { firstRow, lastRow, firstColumn: 0, lastColumn: 0 },
  };
  const newRowAt = (row: number) => (row === 4 ? Object.create(null) : undefined);
  const context = rowRights(keys, { object, rights, selection, newRowAt, source: { at: (index) => rows[index] } });
  return ['Create', 'Import', 'Write', 'Delete'].filter((what) => keys.matches(`may${what}Rows`, context)).join();
}

it('offers in menus only what the reader may do with the object', async () => {
  expect(await allowed({})).toBe('');
  expect(await allowed({ edit: true })).toBe('Import,Write');
  expect(await allowed({ delete: true })).toBe('Delete');
  expect(await allowed({ create: true })).toBe('Create,Import');
});

it('offers nothing that sharing leaves to others for all of the rows that are chosen', async () => {
  const all = { create: true, edit: true, delete: true };
  expect(await allowed(all, [0, 0])).toBe('Create,Import');
  expect(await allowed(all, [0, 1])).toBe('Create,Import,Write');
  expect(await allowed(all, [2, 2])).toBe('Create,Import,Delete');
});

it('takes rows that nothing is known of yet for open', async () => {
  expect(await allowed({ edit: true, delete: true }, [0, 3])).toBe('Import,Write,Delete');
});

it('lets him fill and drop what he has begun himself', async () => {
  expect(await allowed({ create: true }, [4, 4])).toBe('Create,Import,Write,Delete');
});
