import { AntiForgery } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import { when } from 'mobx';
import { DataClient } from '../dataClient';
import { TranslationModel } from './translationModel';

const row = (kind: string, text: string, texts: object = {}) => ({
  ...{ id: '000d0000000000000001', type: 'Field', kind, path: 'Order › Status', text, texts },
});
let sent: unknown[] = [];

function answer(url: string, { method = 'GET', body }: RequestInit = {}) {
  if (method === 'PUT') sent.push(JSON.parse(String(body)));
  const result = method === 'PUT' ? { changed: 1 } : [row('label', 'Status'), row('help', 'Say it', { 'zh-CN': '说' })];
  const envelope = { resCode: '0', resMsg: '', result, total: 2 };
  return Promise.resolve({ ok: true, status: 200, url, headers: new Headers(), json: () => Promise.resolve(envelope) });
}

beforeEach(() => {
  sent = [];
  Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true, writable: true });
});

async function start() {
  const container = createTestContainer({ bind: [DataClient] });
  const tokens: AntiForgery = { token: () => Promise.resolve('t'), forget: () => undefined };
  container.bind(AntiForgery).toConstantValue(tokens);
  const model = new TranslationModel(container.get(DataClient));
  await when(() => model.list.rows.length === 2);
  const [label, help] = model.list.rows;
  if (!label || !help) throw new Error('There are two texts.');
  return { model, label, help };
}

describe('translations', () => {
  it('are typed, undone, and saved together', async () => {
    const { model, label, help } = await start();
    expect([model.valueOf(label), model.valueOf(help), model.dirty]).toEqual(['', '说', false]);
    model.translate(label, '状态');
    model.translate(help, '');
    expect([model.changed, model.isChanged(help)]).toEqual([2, true]);
    model.history.undo();
    expect([model.changed, model.valueOf(help)]).toEqual([1, '说']);
    expect(await model.save()).toBe(true);
    expect(sent).toMatchObject([{ texts: [{ kind: 'label', texts: { 'zh-CN': '状态' } }] }]);
    expect(model.dirty).toBe(false);
  });

  it('are kept as a backup, and by language', async () => {
    const { model, label } = await start();
    model.translate(label, '状态');
    model.show({ language: 'en' });
    expect(model.valueOf(label)).toBe('');
    const { model: other } = await start();
    other.restore(model.backup());
    expect(other.valueOf(label)).toBe('状态');
    other.revert();
    expect(other.dirty).toBe(false);
  });
});
