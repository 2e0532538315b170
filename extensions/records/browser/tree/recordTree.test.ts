import { when } from 'mobx';
import { startStore, testRecord, testType } from '../testStore';
import { RecordSearch } from './recordSearch';
import { RecordTree } from './recordTree';

const types = [testType('Notebook', { children: ['Note'] }), testType('Note'), testType('Diary')];
const books = Array.from({ length: 250 }, (_, index) => testRecord(`book${index}`, { type: 'Notebook' }));
const notes = [testRecord('note1'), testRecord('note2')];

function answer(asked: string): object {
  if (asked.includes('metadata/types')) return { result: types };
  if (asked.includes('/search')) return { result: [notes[1]], count: 1 };
  const { id } = books[0] ?? testRecord('none');
  if (asked.includes(`Notebook/${id}/Note`)) return { result: notes, count: 2 };
  if (asked.includes('v1.0/Notebook') && asked.includes('after=')) return { result: books.slice(200), count: 250 };
  if (asked.includes('v1.0/Notebook')) return { result: books.slice(0, 200), count: 250 };
  return { result: [], count: 0 };
}

async function start() {
  const store = startStore(answer);
  const { model } = store.container.get(RecordTree);
  await when(() => model.rows.length > 0);
  const open = async (id: string): Promise<void> => {
    const node = model.node(id);
    if (!node) throw new Error(`There is no row ${id}.`);
    await model.expand(node);
  };
  return { ...store, model, open, labels: () => model.rows.map(({ label }) => label) };
}

describe('the tree of metadata', () => {
  it('shows types whose records stand by themselves, and parts in their record', async () => {
    const { labels, open } = await start();
    expect(labels()).toEqual(['Diary', 'Notebook']);
    await open('type:Notebook');
    const [book] = books;
    await open(book?.id ?? '');
    expect(labels().slice(0, 5)).toEqual(['Diary', 'Notebook', 'book0', 'note1', 'note2']);
  });

  it('loads the next page when its last row is reached', async () => {
    const { model, open } = await start();
    await open('type:Notebook');
    expect(model.rows).toHaveLength(2 + 200 + 1);
    const last = model.rows.at(-1)?.item;
    if (last?.kind !== 'more') throw new Error('There is no row for the rest.');
    await last.list.more();
    expect(model.rows).toHaveLength(2 + 250);
  });

  it('shows what the server finds, and the types again when the field is empty', async () => {
    const { container, labels, model } = await start();
    const search = container.get(RecordSearch);
    search.setText('note');
    await when(() => model.rows.some(({ label }) => label === 'note2'));
    expect(labels()).toEqual(['note2']);
    search.setText('');
    expect(labels()).toEqual(['Diary', 'Notebook']);
  });
});
