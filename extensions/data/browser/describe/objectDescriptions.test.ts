import { LiveEvents, type LiveListener } from 'lathe';
import { objectsTopic } from '../../common/modelTypes';
import { createTestContainer } from 'lathe/testing';
import { DataClient } from '../dataClient';
import { ObjectDescriptions } from './objectDescriptions';

let asked: string[] = [];
let failing = false;

function answer(url: string) {
  asked.push(url.replace('/u-route/baas/data/v1.0/', ''));
  const envelope = failing ? { resCode: 'UNAVAILABLE', resMsg: 'no' } : { resCode: '0', resMsg: '', result: [] };
  const headers = new Headers();
  return Promise.resolve({ ok: !failing, status: failing ? 400 : 200, headers, json: () => Promise.resolve(envelope) });
}

function start() {
  const container = createTestContainer({ bind: [DataClient, ObjectDescriptions] });
  const listeners: LiveListener[] = [];
  jest.spyOn(container.get(LiveEvents), 'listen').mockImplementation((topic, listener) => {
    if (topic === objectsTopic) listeners.push(listener);
    return { dispose: () => undefined };
  });
  const change = (): void => listeners.forEach((listener) => listener.heard({ topic: objectsTopic, number: 1 }));
  return { descriptions: container.get(ObjectDescriptions), change };
}

beforeEach(() => {
  asked = [];
  failing = false;
  Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true, writable: true });
});

describe('descriptions of objects', () => {
  it('are asked for once, until an object changes', async () => {
    const { descriptions, change } = start();
    await Promise.all([descriptions.of('Order'), descriptions.of('Order'), descriptions.all(), descriptions.all()]);
    await descriptions.of('Order');
    expect(asked).toEqual(['describe/Order', 'describe']);
    change();
    expect(descriptions.version).toBe(1);
    await descriptions.of('Order');
    expect(asked).toEqual(['describe/Order', 'describe', 'describe/Order']);
  });

  it('are asked for again after a failure', async () => {
    const { descriptions } = start();
    failing = true;
    await expect(descriptions.of('Order')).rejects.toThrow();
    failing = false;
    await descriptions.of('Order');
    expect(asked).toEqual(['describe/Order', 'describe/Order']);
  });
});
