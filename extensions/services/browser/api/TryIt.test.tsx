import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContextKeys } from 'lathe';
import { draw } from 'lathe/testing';
import { OpenServices } from '../editor/openServices';
import { ServiceCommands } from '../editor/serviceCommands';
import { PartKeys } from '../parts/partKeys';
import { startService } from '../testServices';
import type { Operation } from './operations';
import { TryIt } from './TryIt';

const parameter = (name: string, schema: object, required = false) => ({
  ...{ name, in: 'query', required, description: undefined, schema: { ...schema }, example: undefined },
});
const operation: Operation = {
  ...{ id: 'a', method: 'GET', path: '/orders', summary: 'Orders', description: undefined, group: 'Own' },
  parameters: [
    parameter('status', { type: 'string' }, true),
    parameter('since', { type: 'string', format: 'date' }),
    parameter('most', { type: 'number', default: 5 }),
  ],
  body: undefined,
};

describe('an operation that is tried', () => {
  let close: (() => void) | undefined;
  afterEach(() => close?.());

  async function show(fetch: (url: string, request?: RequestInit) => Promise<unknown>, tried = operation) {
    const { container, designer } = await startService(() => undefined);
    close = () => designer.dispose();
    const value: typeof fetch = (url, request) =>
      url.endsWith('/lock') ? new Promise(() => undefined) : fetch(url, request);
    Object.defineProperty(globalThis, 'fetch', { value, configurable: true, writable: true });
    draw(<TryIt operation={tried} onShow={designer.show} />, container, 'lathe.services');
    return { container, designer };
  }

  it('is sent with Enter from a field; what is said of a server that is away replaces the last answer', async () => {
    let away = false;
    const asked: string[] = [];
    await show((url) => {
      asked.push(url);
      const headers = new Headers();
      const answer = { status: 200, statusText: 'OK', headers, text: () => Promise.resolve('{"resCode":"0"}') };
      return away ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer);
    });
    await userEvent.type(screen.getByRole('textbox', { name: /status/ }), 'new{Enter}');
    expect((await screen.findByRole('status')).textContent).toMatch(/^200 OK in /);
    expect(asked).toEqual(['/orders?status=new']);
    away = true;
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The server cannot be reached\./);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('tells what is taken where nothing is given, and of which type values are', async () => {
    await show(() => Promise.reject(new TypeError()));
    const hints = screen.getAllByRole('textbox').map((field) => field.getAttribute('placeholder'));
    expect(hints).toEqual(['string', 'date', '5']);
  });

  it('is sent by its command, from its body too, and only once all is there that it needs', async () => {
    const sent: unknown[] = [];
    const made = { ...operation, method: 'POST', body: '{}' };
    const { container, designer } = await show((_url, request) => {
      sent.push(request?.body);
      return Promise.reject(new TypeError());
    }, made);
    jest.spyOn(container.get(OpenServices), 'active', 'get').mockReturnValue(designer);
    const keys = container.get(PartKeys);
    expect(container.get(ContextKeys).root.get('services.canSend')).toBe(true);
    keys.dispose();
    const send = (): unknown => act(() => container.get(ServiceCommands).handlers['services.sendRequest']?.());
    send();
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: /status/ }), 'new');
    fireEvent.change(screen.getByRole('textbox', { name: 'Body' }), { target: { value: '{"a":1}' } });
    send();
    await screen.findByRole('alert');
    expect(sent).toEqual(['{"a":1}']);
  });
});
