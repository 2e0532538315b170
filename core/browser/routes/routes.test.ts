import 'reflect-metadata';
import fc from 'fast-check';
import type { Container } from 'inversify';
import { createContainer } from '../../common/container';
import { coreServices } from '../services';
import { Editors } from '../tabs/editors';
import { Tabs } from '../tabs/tabs';
import { Identifiers } from './identifiers';
import { RoutePattern } from './routePattern';
import { homePath, notFoundType, Routes } from './routes';

let container: Container;
let routes: Routes;
let tabs: Tabs;

beforeEach(() => {
  container = createContainer(coreServices);
  routes = container.get(Routes);
  tabs = container.get(Tabs);
  container.get(Editors).declare([
    { type: 'home', title: 'Home', route: '/projects' },
    { type: 'app', title: 'Application', route: '/projects/app/:type/:appId' },
    { type: 'centre', title: 'Data Centre', route: '/projects/data-center' },
    { type: 'object', title: 'Object', route: '/projects/data-center/:id' },
    { type: 'file', title: 'File', route: '/file/*path' },
  ]);
  container.get(Identifiers).declare([
    {
      prefix: '000f',
      screen: 'studio',
      route: '/projects/app/studio/:appId',
      editScreen: 'app-edit',
      editRoute: '/projects/app/edit/:appId',
      parameter: 'appId',
    },
    {
      prefix: '000f',
      templateType: 'Solution Application',
      screen: 'solution-base',
      route: '/projects/app/solution/:id',
    },
    { studioType: 'ai-studio', screen: 'ai-studio', route: '/projects/app/ai/:id' },
  ]);
});

describe('routes', () => {
  it('open the tab of a path, with its parameters and id', async () => {
    await routes.open('/projects/app/edit/000f1');
    expect(tabs.active).toMatchObject({ type: 'app', id: '000f1', params: { type: 'edit', appId: '000f1' } });
    expect(routes.current).toBe('/projects/app/edit/000f1');
  });

  it('take the path of a link apart from its origin, query and last slash', async () => {
    await routes.open('https://lathe.test/projects/data-center/?from=mail#top');
    expect(tabs.active?.type).toBe('centre');
  });

  it('prefer the more exact pattern', async () => {
    await routes.open('/projects/data-center/x');
    expect(tabs.active).toMatchObject({ type: 'object', id: 'x' });
  });

  it('lead from the root to the home view, which is there while no tab is open', async () => {
    await routes.open('/');
    expect([tabs.all, routes.current]).toEqual([[], homePath]);
    await routes.open('/file/a/b.ts');
    await routes.open('/');
    expect(tabs.active?.type).toBe('home');
  });

  it('say so when a path leads nowhere', async () => {
    await routes.open('/no/such');
    expect(tabs.active).toMatchObject({ type: notFoundType, route: '/no/such', params: { path: '/no/such' } });
  });

  it('survive a path that cannot be decoded', async () => {
    await routes.open('/projects/data-center/%E0%A4');
    expect(tabs.active?.type).toBe(notFoundType);
  });
});

describe('a pattern', () => {
  it('finds in a path what it was made from', () => {
    const pattern = new RoutePattern('/a/:one/*rest');
    const segment = fc.string({ minLength: 1 }).filter((text) => !text.includes('/') && text !== '.' && text !== '..');
    fc.assert(
      fc.property(segment, fc.array(segment, { minLength: 1, maxLength: 4 }), (one, rest) => {
        const params = { one, rest: rest.join('/') };
        expect(pattern.match(pattern.path(params) ?? '')).toEqual(params);
      }),
    );
  });

  it('has no path while a parameter is missing, unless it is optional', () => {
    expect(new RoutePattern('/a/:b').path({})).toBeUndefined();
    expect(new RoutePattern('/a{/:b}').path({})).toBe('/a');
  });
});

describe('identifiers', () => {
  const identifiers = (): Identifiers => container.get(Identifiers);

  it.each([
    [{}, '/projects/app/studio/000fx'],
    [{ edit: true }, '/projects/app/edit/000fx'],
    [{ templateType: 'Solution Application' }, '/projects/app/solution/000fx'],
    [{ templateType: 'other' }, '/projects/app/studio/000fx'],
    [{ studioType: 'ai-studio' }, '/projects/app/ai/000fx'],
  ])('lead by prefix, template type and studio type: %j', async (options, path) => {
    await identifiers().open('000fx', options);
    expect(routes.current).toBe(path);
  });

  it('are refused by the messages of the specification', async () => {
    await expect(identifiers().open('')).rejects.toThrow(/^No id is provided\.$/);
    await expect(identifiers().open('zzzz1')).rejects.toThrow(/^Invalid ID: zzzz1$/);
  });
});
