import { waitFor } from '@testing-library/react';
import { ContextKeys, Routes, Storage, Views } from 'lathe';
import { trackDisposables } from 'lathe/testing';
import { when } from 'mobx';
import { startApps, testApplication } from '../testApps';
import { CurrentApp } from './currentApp';

const appId = '000f0000000000000one';

describe('the current application', () => {
  const track = trackDisposables();

  function start({ kept, there = true }: { kept?: string; there?: boolean } = {}) {
    const { asked, container } = startApps((call) => {
      if (call.endsWith('/visit')) return { result: null };
      const found = { result: testApplication({ id: appId, data: { type: 'Quick Application' } }) };
      return there ? found : { resCode: 'NOT_FOUND', resMsg: 'It is not there.' };
    });
    const storage = container.get(Storage);
    if (kept !== undefined) storage.set('apps.current', kept);
    const opened = jest.spyOn(container.get(Routes), 'open').mockResolvedValue();
    const shown = jest.spyOn(container.get(Views), 'openView').mockResolvedValue();
    const current = track(container.get(CurrentApp));
    return { asked, container, current, opened, shown, storage };
  }

  it('is none at first', () => {
    const { current, container, asked } = start();
    expect([current.appId, container.get(ContextKeys).get('apps.current')]).toEqual([undefined, undefined]);
    expect(asked).toEqual([]);
  });

  it('is the one that is opened, with its editor, its tree and a note of the visit', async () => {
    const { current, container, opened, shown, storage, asked } = start();
    await current.open(appId);
    expect(current.appId).toBe(appId);
    expect(opened).toHaveBeenCalledWith(`/projects/app/quick/${appId}`, { preview: false });
    expect(shown).toHaveBeenCalledWith('apps.components', { focus: false });
    expect(container.get(ContextKeys).get('apps.current')).toBe(appId);
    expect(storage.getRaw('apps.current')).toBe(appId);
    await when(() => current.application !== undefined);
    expect(asked).toContain(`POST sys/v1.0/apps/${appId}/visit`);
  });

  it('is visited when a link leads to it', async () => {
    const { current, asked } = start();
    current.choose(appId);
    await waitFor(() => expect(asked).toContain(`POST sys/v1.0/apps/${appId}/visit`));
  });

  it('is still that after a reload, which is no visit', async () => {
    const { current, asked } = start({ kept: appId });
    expect(current.appId).toBe(appId);
    await when(() => current.application?.id === appId);
    expect(asked.filter((call) => call.endsWith('/visit'))).toEqual([]);
  });

  it('is none any more when it is gone', async () => {
    const { current, storage, container } = start({ kept: appId, there: false });
    await when(() => current.appId === undefined);
    expect(storage.getRaw('apps.current')).toBeUndefined();
    expect(container.get(ContextKeys).get('apps.current')).toBeUndefined();
  });
});
