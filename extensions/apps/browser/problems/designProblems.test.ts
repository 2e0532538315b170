import { Markers } from 'lathe';
import { trackDisposables } from 'lathe/testing';
import { FormModel } from 'lathe/ui';
import type { AppValues } from '../designer/model/appValues';
import { newMenu } from '../designer/model/newEntries';
import { testValues } from '../designer/model/testValues';
import { OpenDesigners } from '../designer/openDesigners';
import { startApps } from '../testApps';
import { DesignProblems } from './designProblems';

describe('what is wrong with an application that is being edited', () => {
  const track = trackDisposables();
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is among all problems while it is typed, and no more when it is mended', async () => {
    const menu = newMenu([], { label: 'Orders', kind: 'folder' });
    const form = new FormModel<AppValues>({
      load: async () => ({ ...testValues, menus: [menu] }),
      save: async () => undefined,
    });
    await form.load();
    const { container } = startApps(() => ({ result: [] }), [OpenDesigners, DesignProblems]);
    jest.spyOn(track(container.get(OpenDesigners)), 'all', 'get').mockReturnValue([{ appId: 'app1', form }]);
    track(container.get(DesignProblems).follow());
    const markers = container.get(Markers);
    const type = async (label: string): Promise<void> => {
      form.set('menus', [{ ...menu, label }]);
      await jest.advanceTimersByTimeAsync(400);
    };
    await type('');
    expect(markers.read({ resource: `application:/${menu.id}` })).toMatchObject([
      {
        ...{ severity: 'error', message: 'Enter a label.' },
        thing: {
          name: menu.name,
          description: 'Menu',
          command: 'apps.openProblem',
          args: ['Menu', menu.id, 'data.label'],
        },
      },
    ]);
    await type('Sales');
    expect(markers.read()).toEqual([]);
    form.set('label', ' ');
    form.set('dependencyText', 'no JSON');
    await jest.advanceTimersByTimeAsync(400);
    const own = markers.read({ resource: 'application:/app1' });
    expect(own.map(({ message, thing }) => [message, thing?.args?.[2]])).toEqual([
      ['Enter a label.', 'label'],
      ['can not parse solution dependency', 'data.properties.dependency'],
    ]);
  });
});
