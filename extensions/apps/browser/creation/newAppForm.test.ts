import { applicationOf, blankApp, newAppForm } from './newAppForm';
import { typeBySlug } from './typeBySlug';
import { solutionOf } from './useSolutions';

const t = (key: string): string => key;

describe('the form of a new application', () => {
  const named = { label: ' Shop ', name: ' Shop' };

  it('says what the server wants to know', () => {
    const custom = { ...blankApp('Custom Application'), ...named, description: ' Sells. ', logo: 'heart' };
    expect(applicationOf(custom)).toEqual({
      ...{ name: 'Shop', label: 'Shop' },
      data: { type: 'Custom Application', description: 'Sells.', logo: 'heart' },
    });
    const solution = { ...blankApp('Solution Application'), ...named, held: ['ns__A'], extended: 'ns__B' };
    expect(applicationOf(solution).data).toEqual({
      ...{ type: 'Solution Application', properties: { dependency: [{ name: 'ns__A' }] } },
    });
    const addon = { ...blankApp('Addon Application'), ...named, extended: 'ns__B', solution: '00p1' };
    expect(applicationOf(addon).data).toMatchObject({ properties: { dependency: [{ name: 'ns__B' }] } });
    expect(applicationOf({ ...addon, ofSolution: true }).data).toMatchObject({
      properties: { dependency: [{ name: 'ns__B' }], solution: '00p1', isSolutionDepAppAddon: true },
    });
  });

  it('asks of an add-on what it extends, in the words of the specification', async () => {
    const save = jest.fn(() => Promise.resolve());
    const form = newAppForm({ type: 'Addon Application', t, save });
    await form.load();
    expect(await form.save()).toBe(false);
    expect(form.errorOf('extended')).toBe('error.DEPENDENCY_REQUIRED');
    form.set('ofSolution', true);
    form.set('extended', 'ns__A');
    expect(await form.save()).toBe(false);
    expect(form.errorOf('solution')).toBe('error.SOLUTION_PACKAGE_REQUIRED');
    form.set('solution', '00p1');
    expect(await form.save()).toBe(true);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('begins with the type that its address names', () => {
    expect(['addon', 'solution', 'quick-template', 'custom', 'nothing', ''].map(typeBySlug)).toEqual([
      ...['Addon Application', 'Solution Application', 'Quick Application Template'],
      ...['Custom Application', 'Custom Application', 'Custom Application'],
    ]);
  });

  it('knows the applications of a solution, however they are written', () => {
    const data = (dependency: unknown) => ({
      type: 'Solution Application',
      properties: { solution: 'p1', dependency },
    });
    const found = [{ id: 'p1', label: 'All', applications: ['ns__A'] }];
    expect(solutionOf('All', data([{ name: 'ns__A' }]))).toEqual(found);
    expect(solutionOf('All', data('[{"name":"ns__A"}]'))).toEqual(found);
    for (const odd of ['nothing', undefined]) expect(solutionOf('All', data(odd))).toEqual([]);
  });
});
