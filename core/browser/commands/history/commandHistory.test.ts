import { Storage } from '../../storage/storage';
import { CommandHistory } from './commandHistory';

describe('CommandHistory', () => {
  it('has the most recent first, each once, and no more than the limit', () => {
    const history = new CommandHistory(new Storage());
    history.setLimit(3);
    for (const id of ['a', 'b', 'c', 'a', 'd']) history.add(id);
    expect(history.recent).toEqual(['d', 'a', 'c']);
    history.setLimit(1);
    expect(history.recent).toEqual(['d']);
    history.setLimit(0);
    history.add('e');
    expect(history.recent).toEqual([]);
  });

  it('is kept in the storage, and forgets what it is told to', () => {
    const storage = new Storage();
    new CommandHistory(storage).add('a');
    const later = new CommandHistory(storage);
    later.add('b');
    expect(new CommandHistory(storage).recent).toEqual(['b', 'a']);
    later.clear();
    expect(new CommandHistory(storage).recent).toEqual([]);
  });

  it('ignores what is stored in another form', () => {
    const storage = new Storage();
    storage.set('commands.history', [1, 2]);
    expect(new CommandHistory(storage).recent).toEqual([]);
  });
});
