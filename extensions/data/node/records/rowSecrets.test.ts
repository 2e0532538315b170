import { sql } from 'kysely';
import type { MetadataRecord } from 'lathe/common';
import type { Actor } from 'lathe/node';
import { testActor, testTenant } from 'lathe/node/testing';
import { dataCalls } from '../../common/dataCalls';
import { developer, sure, TestData } from '../testData';

const object = 'ns__Person__CST';

describe('what is encrypted', () => {
  let test: TestData;
  let person: MetadataRecord;
  let id = '';
  const keeper = testActor({ ...developer, permissions: [...developer.permissions, 'View Encrypted Data'] });

  beforeAll(async () => {
    test = await TestData.open();
    person = await test.object('Person');
    await test.field(person, 'card', { type: 'encryptedtext' });
    await test.field(person, 'other', { type: 'text' });
    const body = { name: 'Ann', ns__card__CST: '4711', ns__other__CST: 'x' };
    id = sure((await test.server.call(dataCalls.create, { as: developer, params: { object }, body })).envelope).id;
  });

  afterAll(() => test.close());

  const reveal = async (as: Actor, field: string, of = id) =>
    (await test.server.call(dataCalls.reveal, { as, params: { object, id: of }, body: { field } })).envelope;
  const told = async () => {
    const { rows } = await sql<{ name: string; after: unknown }>`
      select name, after from ${sql.id(testTenant.schema, 'audit')} where action = 'readSecret'`.execute(
      test.server.database.bare,
    );
    return rows;
  };

  it('is not in an answer', async () => {
    expect(await test.query(object, { options: { fields: ['ns__card__CST'] } })).toEqual([{ ns__card__CST: '******' }]);
  });

  it('is opened with the permission alone, and the audit log says for whom, without the secret', async () => {
    expect((await reveal(developer, 'ns__card__CST')).resCode).toBe('FORBIDDEN');
    expect(await told()).toEqual([]);
    expect(sure(await reveal(keeper, 'NS__card__CST'))).toEqual({ value: '4711' });
    const entries = await told();
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).toContain('Ann');
    expect(JSON.stringify(entries)).not.toContain('4711');
  });

  it('is nothing where nothing is', async () => {
    const made = await test.server.call(dataCalls.create, { as: developer, params: { object }, body: { name: 'Bob' } });
    expect(sure(await reveal(keeper, 'ns__card__CST', sure(made.envelope).id))).toEqual({ value: null });
  });

  it('is no other field, and none of a row or an object that is not there', async () => {
    expect((await reveal(keeper, 'ns__other__CST')).resCode).toBe('NOT_ENCRYPTED');
    expect((await reveal(keeper, 'cards')).resCode).toBe('UNKNOWN_FIELD');
    expect((await reveal(keeper, 'ns__card__CST', '0'.repeat(20))).resCode).toBe('NOT_FOUND');
  });
});

it('counts what a search finds', async () => {
  const test = await TestData.open();
  await test.object('Note');
  for (const name of ['red apple', 'green apple', 'pear'])
    await test.server.call(dataCalls.create, { as: developer, params: { object: 'ns__Note__CST' }, body: { name } });
  const count = async (body: object) =>
    sure(
      (await test.server.call(dataCalls.count, { as: developer, params: { object: 'ns__Note__CST' }, body })).envelope,
    );
  expect(await count({})).toBe(3);
  expect(await count({ text: 'apple' })).toBe(2);
  expect(
    await count({ text: 'apple', condition: { conditions: [{ field: 'name', operator: 'startwith', value: 'g' }] } }),
  ).toBe(1);
  await test.close();
});
