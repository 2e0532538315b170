import { createContainer } from '../../common/container';
import { Dialogs, type MessageOptions } from '../dialogs/dialogs';
import { coreServices } from '../services';
import { Settings } from '../settings/settings';
import { Storage } from '../storage/storage';
import { UserFiles } from '../storage/userFiles';
import { ActiveEditor } from '../activeEditor/activeEditor';
import { AutoSave } from './autoSave';
import { Backups } from './backups';
import { BackupWriter } from './backupWriter';
import { TestCopy } from './testCopy';
import { WorkingCopies } from './workingCopies';

/** A database that outlives the page, as far as a test sees. */
let disk: Storage;

function startAfresh(): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  disk = new Storage();
  jest.spyOn(disk, 'isKept').mockReturnValue(true);
}

/** The services as after loading the page; what was stored before is there. */
function start() {
  const container = createContainer(coreServices.filter((service) => service !== Storage));
  const storage = disk;
  container.bind(Storage).toConstantValue(storage);
  container.get(Backups).claim();
  const copies = container.get(WorkingCopies);
  const asked: MessageOptions[] = [];
  const answer = (id: string | undefined): void => {
    jest.spyOn(container.get(Dialogs), 'ask').mockImplementation(async (options) => {
      asked.push(options);
      return id;
    });
  };
  return { container, storage, copies, writer: container.get(BackupWriter), asked, answer };
}

describe('WorkingCopies', () => {
  beforeEach(startAfresh);
  afterEach(() => jest.useRealTimers());

  it('lists a text that is open in two tabs once', async () => {
    const { copies } = start();
    const [left, right] = [new TestCopy('1', 'user:/a'), new TestCopy('2', 'user:/a')];
    copies.register(left);
    copies.register(right);
    left.type('x');
    right.type('x');
    expect(copies.dirty).toHaveLength(1);
    expect([copies.isDirty('1'), copies.isDirty('2'), copies.isDirty('3')]).toEqual([true, true, false]);
  });

  it('saves a text whose editor is still on its way once it is there', async () => {
    const { copies } = start();
    const coming = copies.expect('1');
    const saving = copies.save('1');
    const copy = new TestCopy('1', 'user:/a');
    copies.register(copy);
    copy.type('typed meanwhile');
    await Promise.resolve();
    expect(copy.saves).toEqual([]);
    coming.dispose();
    expect(await saving).toBe(true);
    expect(copy).toMatchObject({ saves: ['explicit'], stored: 'typed meanwhile' });
  });

  it('has nothing to save where an editor that was expected did not come', async () => {
    const { copies } = start();
    const coming = copies.expect('1');
    const saving = copies.save('1');
    coming.dispose();
    expect(await saving).toBe(true);
  });

  it('keeps unsaved text through a reload, within 300 ms of the last change', async () => {
    const before = start();
    const copy = new TestCopy('1', 'user:/a', 'a');
    before.copies.register(copy);
    copy.type('half');
    jest.advanceTimersByTime(150);
    copy.type('whole');
    jest.advanceTimersByTime(300);
    await before.storage.whenFlushed();
    const after = start();
    expect(after.copies.isDirty('1')).toBe(true);
    expect(after.copies.restored('user:/a')).toMatchObject({ name: 'a', tabKeys: ['1'], text: 'whole' });
    await expect(after.copies.backupOf('user:/a')).resolves.toBe('whole');
  });

  it('leaves nothing behind of what was saved right before its tab closed', async () => {
    const before = start();
    const copy = new TestCopy('1', 'untitled:/a');
    const registered = before.copies.register(copy);
    copy.type('text');
    jest.advanceTimersByTime(300);
    await copy.save();
    registered.dispose();
    await before.storage.whenFlushed();
    expect(start().copies.restored('untitled:/a')).toBeUndefined();
  });

  it('keeps what is unsaved when its editor goes', async () => {
    const before = start();
    const copy = new TestCopy('1', 'untitled:/a');
    const registered = before.copies.register(copy);
    copy.type('text');
    jest.advanceTimersByTime(300);
    registered.dispose();
    await before.storage.whenFlushed();
    expect(start().copies.restored('untitled:/a')?.text).toBe('text');
  });

  it('writes at once what still waits when the page goes', async () => {
    const before = start();
    const copy = new TestCopy('1');
    before.copies.register(copy);
    copy.type('late');
    before.writer.flush();
    await before.storage.whenFlushed();
    expect(start().copies.restored('1')?.text).toBe('late');
  });

  it('takes the backup away when the copy is saved', async () => {
    const { copies, writer, storage } = start();
    const copy = new TestCopy('1');
    copies.register(copy);
    copy.type('text');
    writer.flush();
    await copies.save('1');
    jest.advanceTimersByTime(300);
    await storage.whenFlushed();
    expect(copies.restored('1')).toBeUndefined();
    expect(start().copies.isDirty('1')).toBe(false);
  });

  it('does not lose the backup of a tab that was restored and never shown', async () => {
    const first = start();
    const copy = new TestCopy('1');
    first.copies.register(copy);
    copy.type('text');
    first.writer.flush();
    await first.storage.whenFlushed();
    const second = start();
    second.writer.flush();
    await second.storage.whenFlushed();
    const third = start();
    expect(third.copies.isDirty('1')).toBe(true);
  });

  it('says when leaving would lose something', async () => {
    const { copies, writer, storage } = start();
    const copy = new TestCopy('1');
    copies.register(copy);
    copy.type('kept');
    writer.flush();
    await storage.whenFlushed();
    expect(writer.mayLose).toBe(false);
    jest.spyOn(storage, 'isKept').mockReturnValue(false);
    copy.type('not kept');
    writer.flush();
    await storage.whenFlushed();
    await jest.advanceTimersByTimeAsync(0);
    expect(writer.mayLose).toBe(true);
    await copies.save('1');
    writer.flush();
    expect(writer.mayLose).toBe(false);
  });

  it('saves the others when one cannot be saved, and tells of it', async () => {
    const { copies } = start();
    const [bad, good] = [new TestCopy('1'), new TestCopy('2')];
    for (const copy of [bad, good]) {
      copies.register(copy);
      copy.type('x');
    }
    bad.failure = new Error('full');
    await expect(copies.saveAll()).rejects.toThrow('full');
    expect([bad.dirty, good.dirty]).toEqual([true, false]);
  });

  describe('before tabs close', () => {
    it('asks nothing when nothing would be lost', async () => {
      const { copies, asked, answer } = start();
      answer(undefined);
      const [left, right] = [new TestCopy('1', 'user:/a'), new TestCopy('2', 'user:/a')];
      copies.register(left);
      copies.register(right);
      left.type('x');
      right.type('x');
      expect(await copies.confirmClose(['1', '3'])).toBe(true);
      expect(asked).toEqual([]);
      expect(await copies.confirmClose(['1', '2'])).toBe(false);
      expect(asked).toHaveLength(1);
    });

    it('saves, discards or stays, as the user says', async () => {
      const { copies, answer, storage, writer } = start();
      const copy = new TestCopy('1');
      copies.register(copy);
      copy.type('one');
      writer.flush();
      answer(undefined);
      expect(await copies.confirmClose(['1'])).toBe(false);
      expect(copy.dirty).toBe(true);
      answer('save');
      expect(await copies.confirmClose(['1'])).toBe(true);
      expect(copy.stored).toBe('one');
      copy.type('two');
      writer.flush();
      answer('discard');
      expect(await copies.confirmClose(['1'])).toBe(true);
      await storage.whenFlushed();
      expect([copy.stored, copies.restored('1')]).toEqual(['one', undefined]);
    });

    it('wakes the editor of a tab that was never shown before it saves', async () => {
      const first = start();
      const copy = new TestCopy('1', 'user:/a');
      first.copies.register(copy);
      copy.type('text');
      first.writer.flush();
      await first.storage.whenFlushed();
      const { copies, answer, asked } = start();
      const restored = new TestCopy('1', 'user:/a');
      copies.setWaker(async () => {
        restored.type(copies.restored('user:/a')?.text ?? '');
        copies.register(restored);
      });
      answer('save');
      expect(await copies.confirmClose(['1'])).toBe(true);
      expect(asked[0]?.message).toContain('files.saveQuestion');
      expect(restored.stored).toBe('text');
    });
  });
});

describe('AutoSave', () => {
  beforeEach(startAfresh);
  afterEach(() => jest.useRealTimers());

  async function withMode(mode: string) {
    const { container, copies } = start();
    await container.get(UserFiles).write('settings.json', JSON.stringify({ 'files.autoSave': mode }));
    container.get(Settings).declare([{ properties: { 'files.autoSave': { type: 'string', default: 'off' } } }]);
    const autoSave = container.get(AutoSave);
    const copy = new TestCopy('1');
    copies.register(copy);
    return { container, autoSave, copy };
  }

  it.each([
    ['off', false, false, false],
    ['afterDelay', true, false, false],
    ['onFocusChange', false, true, true],
    ['onWindowChange', false, false, true],
  ])('%s', async (mode, afterDelay, onFocus, onWindow) => {
    const { container, autoSave, copy } = await withMode(mode);
    const activeEditor = container.get(ActiveEditor);
    activeEditor.setTab('1');
    copy.type('a');
    jest.advanceTimersByTime(2000);
    expect(copy.saves.length > 0).toBe(afterDelay);
    copy.type('b');
    copy.saves = [];
    activeEditor.setTab('2');
    expect(copy.saves).toEqual(onFocus ? ['auto'] : []);
    copy.type('c');
    copy.saves = [];
    autoSave.windowLeft();
    expect(copy.saves).toEqual(onWindow ? ['auto'] : []);
  });
});
