import { loadInstances } from './resourceInstances';

const { signal } = new AbortController();
const masterInstance = { mainDomain: '' };

it('asks once for the main instance of each kind, and shows it with every instance', async () => {
  const instances = async () => ({
    rows: [
      { astroTenantId: 't1', env: 'dev' as const, spec: 'small', masterInstance },
      { astroTenantId: 't1', env: 'dev' as const, spec: '', masterInstance },
      { astroTenantId: 't1', env: 'production' as const, spec: 'official', masterInstance },
    ],
    total: 3,
  });
  const relation = jest.fn(async () => [
    { tenantId: 't1', env: 'dev' as const, masterInstance: { mainDomain: 'dev.example.com' } },
  ]);
  const found = await loadInstances({ instances, relation }, signal);
  expect(relation).toHaveBeenCalledTimes(1);
  expect(relation).toHaveBeenCalledWith({
    body: {
      instances: [
        { tenantId: 't1', env: 'dev' },
        { tenantId: 't1', env: 'production' },
      ],
    },
    signal,
  });
  expect(found.map(({ id, spec, mainDomain }) => [id, spec, mainDomain])).toEqual([
    ['0', 'small', 'dev.example.com'],
    ['1', '', 'dev.example.com'],
    ['2', 'official', ''],
  ]);
});

it('asks for no relation when there is nothing', async () => {
  const relation = jest.fn(async () => []);
  expect(await loadInstances({ instances: async () => ({ rows: [], total: 0 }), relation }, signal)).toEqual([]);
  expect(relation).not.toHaveBeenCalled();
});
