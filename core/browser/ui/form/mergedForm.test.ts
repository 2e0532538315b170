import { FailedCall } from '../../api/failedCall';
import type { Preferred } from '../../merge/mergeFields';
import { MergedForm } from './mergedForm';

interface Stored {
  readonly revision: number;
  readonly label: string;
  readonly text: string;
}
type Values = Pick<Stored, 'label' | 'text'>;

const stale = new FailedCall({ resCode: 'STALE', resMsg: 'Somebody was faster.' }, 409);

/** A server with one record, and a form for it. */
async function open(answer?: Preferred) {
  const server = {
    stored: { revision: 1, label: 'a', text: 'b' } as Stored,
    write: async ({ revision }: Stored, _before: Values, values: Values): Promise<Stored> => {
      if (revision !== server.stored.revision) throw stale;
      return (server.stored = { ...values, revision: revision + 1 });
    },
  };
  const told = { conflicts: [] as string[], merged: 0 };
  const make = () =>
    new MergedForm<Values, Stored>({
      read: async () => server.stored,
      write: (...args) => server.write(...args),
      toValues: ({ label, text }) => ({ label, text }),
      askConflict: async (conflicts) => {
        told.conflicts.push(...conflicts.map(({ field }) => field));
        return answer;
      },
      onMerged: () => told.merged++,
    });
  const mine = make();
  await mine.form.load();
  const other = async (change: Partial<Values>) => {
    server.stored = { ...server.stored, ...change, revision: server.stored.revision + 1 };
  };
  return { server, told, mine, other, make };
}

describe('a form that others edit as well', () => {
  it('keeps what had no answer as unsent, and saves it again though it had arrived', async () => {
    const { server, told, mine } = await open('theirs');
    const { write } = server;
    server.write = async (...args) => {
      await write(...args);
      server.write = write;
      throw new FailedCall({ resCode: 'NETWORK', resMsg: 'No answer.' }, 0);
    };
    mine.form.set('label', 'mine');
    expect(await mine.form.save()).toBe(false);
    expect([mine.form.unsent, mine.form.problem, mine.form.dirty]).toEqual([true, undefined, true]);
    expect(await mine.form.save()).toBe(true);
    expect([mine.form.unsent, mine.form.dirty, server.stored.label]).toEqual([false, false, 'mine']);
    expect(told.conflicts).toEqual([]);
  });

  it('puts together what was changed, and says so', async () => {
    const { server, told, mine, other } = await open();
    mine.form.set('label', 'mine');
    await other({ text: 'theirs' });
    expect(await mine.form.save()).toBe(true);
    expect(server.stored).toEqual({ label: 'mine', text: 'theirs', revision: 3 });
    expect([mine.form.values, told]).toEqual([
      { label: 'mine', text: 'theirs' },
      { conflicts: [], merged: 1 },
    ]);
  });

  it.each([
    ['mine', 'mine', 3, false],
    ['theirs', 'theirs', 3, false],
    [undefined, 'theirs', 2, true],
  ] as const)('asks whose change stays: %s', async (answer, label, revision, dirty) => {
    const { server, told, mine, other } = await open(answer);
    mine.form.set('label', 'mine');
    await other({ label: 'theirs' });
    expect(await mine.form.save()).toBe(answer !== undefined);
    expect([server.stored.label, server.stored.revision, mine.form.dirty]).toEqual([label, revision, dirty]);
    expect(told.conflicts).toEqual(['label']);
  });

  it('shows what others did only while nothing of it is changed here', async () => {
    const { mine, other } = await open();
    await other({ text: 'theirs' });
    await mine.form.load();
    expect(mine.form.values.text).toBe('theirs');
    mine.form.set('label', 'mine');
    await other({ text: 'again' });
    await mine.form.load();
    expect(mine.form.values).toEqual({ label: 'mine', text: 'theirs' });
  });

  it('is restored onto what is stored by then', async () => {
    const { mine, other, make } = await open();
    mine.form.set('label', 'mine');
    const backup = mine.form.backup();
    await other({ text: 'theirs' });
    const next = make();
    await next.form.load();
    next.form.restore(backup);
    expect([next.form.values, next.form.dirty]).toEqual([{ label: 'mine', text: 'theirs' }, true]);
  });

  it('says what is wrong when it is not about others', async () => {
    const { server, mine } = await open();
    mine.form.set('label', 'mine');
    Object.defineProperty(server, 'stored', {
      get: () => {
        throw new FailedCall({ resCode: 'NOT_FOUND', resMsg: 'It is gone.' }, 404);
      },
    });
    expect(await mine.form.save()).toBe(false);
    expect(mine.form.problem).toBe('It is gone.');
  });
});
