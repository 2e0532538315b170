import type { LiveEvent } from 'lathe';
import { creationTopic } from '../../common/creation';
import { CreationRun, isNamed } from './creationRun';

const steps = ['Site', 'Package', 'Record'];

describe('an application on its way', () => {
  const start = () => new CreationRun({ name: 'Shop', label: 'The shop' });
  const event = (action: string, more: object = {}): LiveEvent => ({
    ...{ topic: creationTopic, id: 'c1', name: 'ns__Shop', label: 'The shop', action },
    ...more,
  });
  const states = (run: CreationRun): readonly string[] => run.steps.map(({ state }) => state);

  it('goes step by step to its end', () => {
    const run = start();
    expect([run.phase, run.steps]).toEqual(['asked', []]);
    run.hear(event('begun', { steps }));
    expect([run.phase, states(run)]).toEqual(['running', ['waiting', 'waiting', 'waiting']]);
    run.hear(event('step', { step: 1 }));
    expect(states(run)).toEqual(['done', 'running', 'waiting']);
    run.hear(event('done', { application: 'a1' }));
    expect([run.phase, run.application, states(run)]).toEqual(['done', 'a1', ['done', 'done', 'done']]);
  });

  it('shows which step failed, and what was taken back', () => {
    const run = start();
    for (const each of [event('begun', { steps }), event('step', { step: 1 }), event('undoing')]) run.hear(each);
    expect([run.phase, states(run)]).toEqual(['undoing', ['done', 'failed', 'waiting']]);
    run.hear(event('undone'));
    expect([run.phase, states(run)]).toEqual(['undone', ['undone', 'failed', 'waiting']]);
    run.hear(event('step', { step: 2 }));
    expect(run.phase).toBe('undone');
  });

  it('is not another one', () => {
    const run = start();
    run.hear(event('begun', { steps, label: 'Another' }));
    run.hear(event('begun', { steps, name: 'ns__Workshop' }));
    run.hear(event('step', { step: 1 }));
    expect(run.begun).toBe(false);
    run.hear(event('begun', { steps }));
    run.hear(event('step', { id: 'c2', step: 2 }));
    expect(states(run)).toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('was refused where nothing had begun', () => {
    const run = start();
    run.fail();
    expect(run.phase).toBe('refused');
  });
});

describe('a name', () => {
  it.each([
    ['ns__Shop', 'Shop', true],
    ['ns__shop', 'SHOP ', true],
    ['Shop', 'Shop', true],
    ['ns__Workshop', 'Shop', false],
  ])('%s is what was wanted as %s: %p', (name, wanted, same) => {
    expect(isNamed(name, wanted)).toBe(same);
  });
});
