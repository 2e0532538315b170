import { Identifiers, Routes } from 'lathe';
import { startStore } from '../testStore';
import { RecordActions } from './recordActions';

describe('showing a record', () => {
  function start() {
    const { container } = startStore(() => ({ result: [] }));
    const opened = jest.spyOn(container.get(Routes), 'open').mockResolvedValue();
    container.get(Identifiers).declare([{ prefix: '000f', screen: 'app', route: '/apps/:id' }]);
    const show = (id: string) => container.get(RecordActions).show({ type: 'Note', id });
    return { show, path: () => opened.mock.lastCall?.[0] };
  }

  it('leads to the screen that is made for it', async () => {
    const { show, path } = start();
    await show('000f0000000000000one');
    expect(path()).toBe('/apps/000f0000000000000one');
  });

  it('leads to the screen for all types where it has none of its own', async () => {
    const { show, path } = start();
    await show('0not0000000000000one');
    expect(path()).toBe('/metadata/Note/0not0000000000000one');
  });
});
