import { Dialogs } from 'lathe';
import { startService } from '../testServices';
import { ServiceActions } from './serviceActions';

const use = {
  ...{ id: '000f0000000000000app', type: 'Application', name: 'Shop', label: 'The shop', place: 'data.x', weak: false },
  ...{ parent: null, active: true },
};

const app = { id: '000f0000000000000two', name: 'ns__Desk', label: 'Desk' };
const component = { ...use, id: '000p0000000000000com', type: 'ApplicationComponent', label: 'Sales', parent: app.id };

describe('the question before a service is deleted', () => {
  async function ask(uses: readonly object[], count = uses.length) {
    const { container, asked, service, designer } = await startService((call) => {
      if (call.includes('/uses/')) return [{ ...app, by: component.id, byType: component.type, byLabel: '' }];
      if (call.includes('/uses')) return Object.assign([...uses], { total: count });
      return call.includes('/types') ? [{ name: 'Application', title: 'App' }] : undefined;
    });
    container.bind(ServiceActions).toSelf();
    const confirm = jest.spyOn(container.get(Dialogs), 'confirm').mockResolvedValue(false);
    await container.get(ServiceActions).remove([{ id: service.id, label: 'Sales' }]);
    designer.dispose();
    return { detail: confirm.mock.lastCall?.[0].detail, calls: asked.map(([call]) => call) };
  }

  it('asks for no names of types where nothing uses it', async () => {
    const { calls } = await ask([]);
    expect(calls.filter((call) => call.includes('/uses'))).toHaveLength(1);
    expect(calls.filter((call) => call.includes('/types'))).toEqual([]);
  });

  it('says of which application a component is', async () => {
    const { detail } = await ask([component]);
    expect(detail).toMatch(/Desk: Sales \(ApplicationComponent\)$/);
  });

  it('names what uses it, and how many more', async () => {
    const { detail } = await ask([use], 12);
    expect(detail).toMatch(/The shop \(App\)\nand 11 more$/);
  });
});
