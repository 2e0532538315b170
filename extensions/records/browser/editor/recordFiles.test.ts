import { StaleFileError, TextFiles } from 'lathe';
import { startStore, testRecord, testType } from '../testStore';
import { RecordFiles } from './recordFiles';
import { writeRecord } from './recordText';
import { recordUri } from './recordUri';

const first = testRecord('one', { data: { text: 'old' } });
const uri = recordUri(first);

function start() {
  const server = { record: first, refuse: false };
  const store = startStore((asked, body) => {
    if (asked.includes('metadata/types')) return { result: [testType('Note')] };
    if (asked.startsWith('GET metadata/v1.0/Note/gone')) return { resCode: 'NOT_FOUND' };
    if (asked.startsWith('PUT')) {
      if (server.refuse) return { resCode: 'STALE', resMsg: 'Changed by bob' };
      server.record = { ...server.record, ...Object(body), revision: server.record.revision + 1 };
    }
    return { result: server.record };
  });
  store.container.get(RecordFiles);
  return { ...store, server, files: store.container.get(TextFiles) };
}

describe('records as texts', () => {
  it('are read, named and written with the revision that they were read with', async () => {
    const { files, server } = start();
    expect(await files.read(uri)).toBe(writeRecord(first));
    expect(files.nameOf(uri)).toBe('one');
    await files.write(uri, '{"name":"one","label":"Two","data":{"text":"new"}}');
    expect(server.record).toMatchObject({ label: 'Two', revision: 2, data: { text: 'new' } });
    expect(files.nameOf(uri)).toBe('Two');
  });

  it('stay as they were typed until somebody else writes', async () => {
    const { files, server } = start();
    await files.read(uri);
    const typed = '{"name":"one", "label":"Two"}';
    await files.write(uri, typed);
    expect(await files.read(uri)).toBe(typed);
    server.record = { ...server.record, revision: 9 };
    expect(await files.read(uri)).toBe(writeRecord(server.record));
  });

  it('are stale when somebody was faster, and say who', async () => {
    const { files, server } = start();
    await files.read(uri);
    server.refuse = true;
    await expect(files.write(uri, writeRecord(first))).rejects.toThrow(StaleFileError);
    expect(files.lastChange(uri)).toContain('ann');
  });

  it('refuse what is no record', async () => {
    const { files, asked } = start();
    await files.read(uri);
    await expect(files.write(uri, '{"name":"one"}')).rejects.toThrow('name, label');
    expect(asked.some((call) => call.startsWith('PUT'))).toBe(false);
  });

  it('tell when anybody changed one that is open', async () => {
    const { files, tell } = start();
    await files.read(uri);
    const changed: string[] = [];
    files.onDidChange((each) => changed.push(each));
    const { id, name, label } = first;
    const event = { topic: 'metadata', type: 'Note', id, name, label, parent: null, belongTo: null } as const;
    const actor = { actor: 'v', actorName: 'bob' };
    tell({ ...event, ...actor, action: 'updated', revision: 1 });
    tell({ ...event, ...actor, action: 'locked', revision: 2 });
    expect(changed).toEqual([]);
    tell({ ...event, ...actor, action: 'updated', revision: 2 });
    expect(changed).toEqual([uri]);
  });

  it('are missing when they are gone', async () => {
    const { files } = start();
    const gone = recordUri(testRecord('gone'));
    expect(await files.exists(gone)).toBe(false);
    await expect(files.read(gone)).rejects.toThrow('not found');
  });
});
