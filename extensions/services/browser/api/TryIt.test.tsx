import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AntiForgery } from 'lathe';
import { createTestContainer, draw } from 'lathe/testing';
import english from '../../locales/en.json';
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
  function show(fetch: (url: string) => Promise<unknown>): void {
    Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true, writable: true });
    const container = createTestContainer({ texts: ['lathe.services', english] });
    if (!container.isBound(AntiForgery))
      container.bind(AntiForgery).toConstantValue({ token: () => Promise.resolve('t'), forget: () => undefined });
    draw(<TryIt operation={operation} />, container, 'lathe.services');
  }

  it('is sent with Enter from a field; what is said of a server that is away replaces the last answer', async () => {
    let away = false;
    const asked: string[] = [];
    show((url) => {
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

  it('tells what is taken where nothing is given, and of which type values are', () => {
    show(() => Promise.reject(new TypeError()));
    const hints = screen.getAllByRole('textbox').map((field) => field.getAttribute('placeholder'));
    expect(hints).toEqual(['string', 'date', '5']);
  });
});
