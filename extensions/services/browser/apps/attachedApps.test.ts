import type { AppUse } from '../../../apps/common/problemCalls';
import { type ServiceValues, toValues } from '../editor/serviceForm';
import { AttachedApps } from './attachedApps';
import { FormModel } from 'lathe/ui';

const use = (id: string, byType: string): AppUse => ({
  ...{ id, name: `name ${id}`, label: `label ${id}`, by: 'x', byType, byLabel: '' },
});

async function open(readOnly = false) {
  const data = { relatedApps: [{ app: '000f0000000000000one', appServiceRelation: 1 }] };
  const form = new FormModel<ServiceValues>({
    load: async () => toValues({ label: 'Sales', active: true, data }),
    save: async () => undefined,
  });
  await form.load();
  const pick = { several: async (without: ReadonlySet<string>) => ['two', 'one'].filter((id) => !without.has(id)) };
  return { form, apps: new AttachedApps({ form, readOnly }, pick) };
}

describe('the applications of a service', () => {
  it('are those that were attached and those that use it', async () => {
    const { apps } = await open();
    const rows = apps.rows(
      [use('b', 'ApplicationComponent'), use('b', 'Application')],
      [{ id: 'b', label: 'B', name: 'ns__B' }],
    );
    expect(rows).toMatchObject([
      { id: '000f0000000000000one', label: '000f0000000000000one', attached: true, relation: 1, missing: true },
      { id: 'b', label: 'B', attached: false, uses: ['ApplicationComponent', 'Application'], missing: false },
    ]);
  });

  it('are attached and taken away again', async () => {
    const { form, apps } = await open();
    await apps.attach();
    expect(form.values.relatedApps.map(({ app }) => app)).toEqual(['000f0000000000000one', 'two', 'one']);
    apps.select(new Set(['two', 'other']));
    await apps.remove();
    expect(form.values.relatedApps).toHaveLength(2);
    form.reset();
    expect(form.values.relatedApps).toHaveLength(1);
  });

  it('stay as they are for who only looks', async () => {
    const { form, apps } = await open(true);
    await apps.attach();
    apps.detach(['000f0000000000000one']);
    expect(form.dirty).toBe(false);
  });
});
