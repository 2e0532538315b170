import { type LiveEvent, metadataCalls } from 'lathe/common';
import { Events, type ServerContext, Sweeps } from 'lathe/node';
import { openTestServer, testTenant } from 'lathe/node/testing';
import { type ApplicationCreationStep, creationOrder, creationSteps, creationTopic } from '../../common/creation';
import { homeTabId } from '../../common/tabData';
import { activate as activateApps } from '../index';
import { developer, TestApps, things } from '../testApps';
import { applicationStep, foldersStep, homeTabStep } from './ownSteps';

/** What the steps of another area do, and may be told to fail at. */
class Outside {
  failAt: string | undefined;
  failUndo = false;
  readonly sites = new Set<string>();

  step(id: string, order: number, run: ApplicationCreationStep['run']): ApplicationCreationStep {
    return {
      ...{ id, order, title: id },
      run: async (context) => {
        await run(context);
        if (this.failAt === id) throw new Error(`${id} fails.`);
      },
      undo: async ({ application }) => {
        if (this.failUndo) throw new Error('Not now.');
        this.sites.delete(`${id} ${application.name}`);
      },
    };
  }
}

const outside = new Outside();

const site = outside.step('test.site', creationOrder.website, async (context) => {
  outside.sites.add(`test.site ${context.application.name}`);
  const { id } = await context.create('Script', { name: `Site${context.application.label}` });
  context.fill({ properties: { packageId: id } });
});
const content = outside.step('test.content', creationOrder.packageContent, async (context) => {
  await context.create('Layout', { name: `Content${context.application.label}` });
});
const last = outside.step('test.last', creationOrder.copy + 1, async () => undefined);

const activate = (context: ServerContext): void => {
  for (const step of [last, content, site]) context.contribute(creationSteps, step);
};

describe('the steps by which an application is made', () => {
  let test: TestApps;
  const heard: LiveEvent[] = [];

  beforeAll(async () => {
    test = await TestApps.open({ extensions: { 'test.outside': { activate } } });
    test.server.container.get(Events).subscribe(testTenant, ({ event }) => {
      if (event.topic === creationTopic) heard.push(event);
    });
  });

  beforeEach(() => {
    heard.length = 0;
    outside.failAt = undefined;
    outside.failUndo = false;
  });

  afterAll(() => test.close());

  const create = (name: string) =>
    test.refusal(metadataCalls.create, { params: { type: 'Application' }, body: { name } });
  const left = async () => ({
    records: await test.run(`select type, name, deletion from @metadata where id <> '${homeTabId}' order by id`),
    versions: await test.run(`select record from @metadata_version order by record, revision`),
    references: await test.run('select * from @metadata_reference'),
    journal: await test.run('select * from @application_creation'),
    made: await test.run('select * from @application_creation_made'),
    sites: [...outside.sites],
  });

  it('run in their order, and tell who makes it how far they are', async () => {
    const { id, data } = await test.app('Told');
    expect(data['properties']).toMatchObject({ packageId: expect.stringMatching(/^00sc/) });
    await heardLast('done');
    const titles = ['test.site', 'Creating the home tab', 'Creating the application', 'test.content'];
    expect(heard[0]).toMatchObject({
      action: 'begun',
      name: 'ns__Told',
      steps: [...titles, 'Creating the folders', 'test.last'],
    });
    expect(heard.slice(1, -1).map(({ action, step }) => [action, step])).toEqual(
      [0, 1, 2, 3, 4, 5].map((n) => ['step', n]),
    );
    expect(heard.at(-1)).toMatchObject({ action: 'done', application: id, user: developer.userId });
    expect(await test.run('select * from @application_creation')).toEqual([]);
  });

  async function heardLast(action: string): Promise<void> {
    while (heard.at(-1)?.action !== action) await new Promise((resolve) => setImmediate(resolve));
  }

  const ids = ['test.site', 'apps.homeTab', 'apps.application', 'test.content', 'apps.folders', 'test.last'];

  it.each(ids)('leave nothing when %s fails', async (id) => {
    const before = await left();
    const own = id.startsWith('apps.');
    const restore = own ? failing(id) : undefined;
    if (!own) outside.failAt = id;
    const [code, text] = await create('Failing');
    restore?.();
    expect([code, text]).toEqual([
      'CREATION_FAILED',
      expect.stringContaining('failed. What was done before it is undone.'),
    ]);
    expect(await left()).toEqual(before);
    await heardLast('undone');
    outside.failAt = undefined;
    expect((await create('Failing'))[0]).toBe('0');
    await test.run(`delete from @metadata where name like '%Failing%' or type = 'ApplicationComponent'`);
    await test.run(`delete from @metadata_version where name like '%Failing%'`);
    outside.sites.clear();
  });

  /** The database refuses what the step writes last. */
  function failing(id: string): () => void {
    const step = own(id);
    const run = step.run.bind(step);
    const spied = jest.spyOn(step, 'run').mockImplementation(async (context) => {
      await run(context);
      throw new Error('The disk is full.');
    });
    return () => spied.mockRestore();
  }

  function own(id: string): ApplicationCreationStep {
    const found = [homeTabStep, applicationStep, foldersStep].find((step) => step.id === id);
    if (!found) throw new Error(id);
    return found;
  }

  it('are taken back after a crash, by whichever server looks next', async () => {
    const before = await left();
    outside.failAt = 'test.last';
    outside.failUndo = true;
    expect((await create('Crashed'))[0]).toBe('CREATION_FAILED');
    expect(await test.run(`select step, undoing from @application_creation`)).toEqual([{ step: 5, undoing: true }]);
    outside.failUndo = false;
    await test.server.container.get(Sweeps).run();
    // Somebody may still be at it.
    expect(await test.run(`select name from @application_creation`)).toEqual([{ name: 'ns__Crashed' }]);
    expect((await create('Crashed'))[0]).toBe('APP_NAME_EXISTS');
    await test.run(`update @application_creation set lease = now() - interval '1 second'`);
    await test.server.container.get(Sweeps).run();
    expect(await left()).toEqual(before);
  });

  it('go on nowhere when another server has taken them for dead', async () => {
    const before = await left();
    const other = await openTestServer({
      shared: { config: test.server.database.config },
      extensions: {
        'lathe.apps': { activate: activateApps },
        'test.outside': { activate },
        things: { activate: things },
      },
    });
    let began = (): void => undefined;
    let goOn = (): void => undefined;
    const inside = new Promise<void>((resolve) => (began = resolve));
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const run = content.run.bind(content);
    const spied = jest.spyOn(content, 'run').mockImplementationOnce(async (context) => {
      await run(context);
      began();
      await held;
    });
    const answer = create('Slow');
    await inside;
    await test.run(`update @application_creation set lease = now() - interval '1 second'`);
    const recovery = other.container.get(Sweeps).run();
    // What the step holds, the other server must wait for.
    while ((await test.run('select from @application_creation where undoing')).length === 0);
    goOn();
    await recovery;
    expect((await answer)[0]).toBe('CREATION_FAILED');
    spied.mockRestore();
    expect(await left()).toEqual(before);
    await other.close();
  });

  it('make a home tab where there is none', async () => {
    await test.run(`delete from @metadata where id = '${homeTabId}'`);
    outside.failAt = 'test.last';
    await create('Homeless');
    expect(await test.run(`select name from @metadata where type = 'Tab'`)).toEqual([]);
    outside.failAt = undefined;
    const { data } = await test.app('Homeless');
    expect(await test.run(`select id, name from @metadata where type = 'Tab'`)).toEqual([
      { id: data['defaultTabId'], name: 'Home' },
    ]);
  });
});
