import { Storage } from './storage';
import { UserFiles } from './userFiles';

/** Pages of one browser hear each other, and not themselves. */
class TestChannel {
  private static readonly all = new Set<TestChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    TestChannel.all.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of TestChannel.all) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
}

async function openPage(): Promise<UserFiles> {
  const storage = new Storage();
  await storage.open();
  return new UserFiles(storage);
}

function nextChange(files: UserFiles): Promise<string> {
  return new Promise((resolve) => {
    const listening = files.onDidChange((name) => {
      listening.dispose();
      resolve(name);
    });
  });
}

describe('UserFiles in two pages', () => {
  beforeAll(() => Object.assign(globalThis, { BroadcastChannel: TestChannel }));
  afterAll(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

  it('a file that one writes or deletes is another in the other', async () => {
    const [one, other] = [await openPage(), await openPage()];
    const heard = nextChange(other);
    await one.write('settings.json', '{}');
    expect([await heard, other.read('settings.json')]).toEqual(['settings.json', '{}']);
    const gone = nextChange(other);
    await one.delete('settings.json');
    await gone;
    expect(other.read('settings.json')).toBeUndefined();
  });

  it('a file is read as it is, also by whom nobody has told', async () => {
    const [one, other] = [await openPage(), await openPage()];
    const silence = jest.spyOn(TestChannel.prototype, 'postMessage').mockReturnValue();
    await one.write('quiet.txt', 'after');
    silence.mockRestore();
    expect(other.read('quiet.txt')).toBeUndefined();
    expect(await other.readNow('quiet.txt')).toBe('after');
    expect(await other.readNow('nothing.txt')).toBeUndefined();
  });

  it('two that write at once end with the same text', async () => {
    const [one, other] = [await openPage(), await openPage()];
    await Promise.all([one.write('notes.txt', 'first'), other.write('notes.txt', 'second')]);
    await nextChange(one);
    expect([one.read('notes.txt'), other.read('notes.txt')]).toEqual(['second', 'second']);
    expect((await openPage()).read('notes.txt')).toBe('second');
  });
});
