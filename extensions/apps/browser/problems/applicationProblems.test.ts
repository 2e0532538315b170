import { Markers } from 'lathe';
import { trackDisposables } from 'lathe/testing';
import { when } from 'mobx';
import { CurrentApp } from '../current/currentApp';
import { startApps, testApplication } from '../testApps';
import { ApplicationProblems } from './applicationProblems';
import { sectionOfProblem } from './sectionOfProblem';

const appId = '000f0000000000000one';
const gone = {
  code: 'COMPONENT_GONE',
  severity: 'error',
  message: 'x stands for nothing.',
  record: '000p0000000000000001',
};
const lost = { ...gone, recordType: 'ApplicationComponent', recordName: 'x', place: 'data.compId' };
const unseen = {
  ...lost,
  code: 'UNSEEN',
  severity: 'info',
  record: appId,
  recordType: 'Application',
  recordName: 'Shop',
};

describe('the problems of the current application', () => {
  const track = trackDisposables();
  afterEach(() => jest.useRealTimers());

  it('are among all problems, follow what is saved, and go with the application', async () => {
    const state = { problems: [lost, unseen] };
    const { container, tell } = startApps(
      (call) => ({ result: call.endsWith('/problems') ? state.problems : testApplication() }),
      [ApplicationProblems],
    );
    const current = track(container.get(CurrentApp));
    const markers = container.get(Markers);
    track(container.get(ApplicationProblems).follow());
    current.choose(appId);
    await when(() => markers.counts.errors === 1);
    expect(markers.counts).toEqual({ errors: 1, warnings: 0, infos: 1 });
    expect(markers.read({ resource: 'application:/000p0000000000000001' })).toMatchObject([
      { message: 'x stands for nothing.', thing: { name: 'x', command: 'apps.openProblem' } },
    ]);
    jest.useFakeTimers();
    state.problems = [unseen];
    tell({ action: 'locked', id: 'a' });
    tell({ action: 'updated', id: 'a' });
    await jest.advanceTimersByTimeAsync(1100);
    expect(markers.counts).toEqual({ errors: 0, warnings: 0, infos: 1 });
    current.choose(undefined);
    await jest.advanceTimersByTimeAsync(1100);
    expect(markers.read()).toEqual([]);
  });

  it.each([
    ['Menu', 'data.tab', 'menus'],
    ['Tab', 'data.target', 'tabs'],
    ['Application', 'data.profiles.0', 'access'],
    ['Application', 'data.properties.lib.0', 'libraries'],
    ['Application', 'data.properties', 'overview'],
  ])('of a %s at %s are shown in %s', (type, place, section) => {
    expect(sectionOfProblem(type, place)).toBe(section);
  });
});
