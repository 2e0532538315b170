import { Storage } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import { testField, testObject } from '../testField';
import { GridMemory } from './gridMemory';

const object = testObject([testField('text')]);

it('begins with what is usual, and keeps what the user has made of it', () => {
  const storage = createTestContainer().get(Storage);
  const memory = new GridMemory(storage, object);
  expect([memory.columns, memory.widths, memory.view]).toEqual([['name', 'text'], {}, undefined]);
  memory.keep({ columns: ['text'] });
  memory.keep({ view: 'v1' });
  memory.keep({ widths: { text: 90 } });
  const next = new GridMemory(storage, object);
  expect([next.columns, next.widths, next.view]).toEqual([['text'], { text: 90 }, 'v1']);
  next.keep({ view: undefined });
  expect([memory.columns, memory.view]).toEqual([['text'], undefined]);
  expect(new GridMemory(storage, { ...object, name: 'Other' }).columns).toEqual(['name', 'text']);
});

it('does not mind what it can not read', () => {
  const storage = createTestContainer().get(Storage);
  storage.set('data.grid.Order', { columns: [1, 'text'], widths: { text: 'wide' }, view: 7 });
  const memory = new GridMemory(storage, object);
  expect([memory.columns, memory.widths, memory.view]).toEqual([['text'], {}, undefined]);
});
