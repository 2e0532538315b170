import { Dialogs, type MessageOptions } from 'lathe';
import { Creations } from '../creation/creations';
import { CurrentApp } from '../current/currentApp';
import { startApps, testApplication } from '../testApps';
import { testCard } from '../testCard';
import { AppClone } from './appClone';

describe('the copy of an application', () => {
  it('is asked for under a name that is free, and again beside the name that the server refuses', async () => {
    const taken = {
      ...{ resCode: 'APP_NAME_EXISTS', resMsg: 'App name already exists' },
      fields: [{ path: 'body.name', message: 'APP_NAME_EXISTS' }],
    };
    const names: unknown[] = [];
    const { container } = startApps(
      (call, body) => {
        if (call.includes('/clone')) return names.push(body) === 1 ? taken : { result: testApplication() };
        return call.includes('search=ns__Shop2')
          ? { result: [testCard({ name: 'ns__Shop2' })], count: 1 }
          : { result: [], count: 0 };
      },
      [Creations, AppClone],
    );
    jest.spyOn(container.get(CurrentApp), 'open').mockResolvedValue();
    const asked: MessageOptions[] = [];
    jest.spyOn(container.get(Dialogs), 'message').mockImplementation((options) => {
      const name = asked.push(options) === 1 ? 'Kiosk' : 'Stall';
      return Promise.resolve({ button: 'clone', checked: false, values: { label: 'Copy', name } });
    });
    await container.get(AppClone).clone(testCard());
    expect(asked[0]?.inputs?.[1]?.value).toBe('Shop3');
    expect(names).toEqual([
      { label: 'Copy', name: 'Kiosk' },
      { label: 'Copy', name: 'Stall' },
    ]);
    const [label, name] = asked[1]?.inputs ?? [];
    expect([label?.validate?.('Copy'), name?.validate?.('Kiosk')]).toEqual([undefined, 'App name already exists']);
    expect([name?.validate?.('Stall'), name?.validate?.(' ')]).toEqual([undefined, 'Enter a value.']);
  });
});
