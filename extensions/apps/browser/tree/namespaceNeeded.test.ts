import { Commands, Dialogs, QuickInput, Session } from 'lathe';
import { permissions } from 'lathe/common';
import { waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { NamespaceNeeded } from './namespaceNeeded';
import { testFolder } from './testEntries';
import { startTree } from './testTree';
import { ComponentCreation } from './componentCreation';

describe('a tenant without a namespace', () => {
  let close: (() => void) | undefined;
  afterEach(() => close?.());

  async function start(namespace: string | null) {
    const quota = { limit: null, used: 0, namespace };
    const started = await startTree([testFolder('Model')], (call) =>
      call === 'GET sys/v1.0/apps/quota' ? { result: quota } : undefined,
    );
    close = started.close;
    const { container } = started;
    const showTenant = jest.fn();
    container.get(Commands).register('admin.showTenant', showTenant);
    return { ...started, showTenant, dialogs: container.get(Dialogs) };
  }

  it('is told of before anything is asked about an object', async () => {
    const { container, dialogs, said } = await start(null);
    const message = jest.spyOn(dialogs, 'message').mockResolvedValue({ button: undefined, checked: false, values: {} });
    await container.get(ComponentCreation).create(undefined, 'CustomObject');
    expect(message).toHaveBeenCalledTimes(1);
    expect(container.get(QuickInput).current).toBeUndefined();
    expect(said()).toEqual([]);
  });

  it('leads to where it is chosen', async () => {
    const { container, dialogs, showTenant } = await start(null);
    jest.spyOn(dialogs, 'confirm').mockResolvedValue(true);
    const user = { permissions: [permissions.manageTenant] };
    runInAction(() => Object.assign(container.get(Session), { user }));
    expect(await container.get(NamespaceNeeded).isThere()).toBe(false);
    expect(showTenant).toHaveBeenCalled();
  });

  it('is no hindrance where there is one', async () => {
    const { container } = await start('ns');
    const creating = container.get(ComponentCreation).create(undefined, 'CustomObject');
    const input = container.get(QuickInput);
    await waitFor(() => expect(input.current).toBeDefined());
    input.hide();
    await creating;
  });
});
