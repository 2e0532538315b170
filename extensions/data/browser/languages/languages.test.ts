import { AntiForgery, LiveEvents, type LiveListener } from 'lathe';
import { metadataTopic } from 'lathe/common';
import { createTestContainer, trackDisposables } from 'lathe/testing';
import { when } from 'mobx';
import { languagePicklist } from '../../common/objects/languagePicklist';
import { DataClient } from '../dataClient';
import { filled, languageOf, Languages } from './languages';

let values: object[] = [];

function answer(url: string) {
  const result = { id: languagePicklist, name: 'Language', label: 'Language', picklistValues: values };
  const envelope = { resCode: '0', resMsg: '', result };
  return Promise.resolve({ ok: true, status: 200, url, headers: new Headers(), json: () => Promise.resolve(envelope) });
}

describe('the languages of texts', () => {
  const keep = trackDisposables();

  it('are those that the tenant offers, and follow its list', async () => {
    Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true, writable: true });
    values = [{ value: 'en_US' }, { value: 'zh_CN' }, { value: 'de_DE' }, { value: 'fr_FR', active: false }];
    const container = createTestContainer({ bind: [DataClient, Languages] });
    container.bind(AntiForgery).toConstantValue({ token: () => Promise.resolve('t'), forget: () => undefined });
    const listeners: LiveListener[] = [];
    jest.spyOn(container.get(LiveEvents), 'listen').mockImplementation((_topic, listener) => {
      listeners.push(listener);
      return { dispose: () => undefined };
    });
    const languages = keep(container.get(Languages));
    expect(languages.offered).toEqual(['en', 'zh-CN']);
    await when(() => languages.offered.length === 3);
    expect(languages.offered).toEqual(['en', 'zh-CN', 'de-DE']);
    expect(languages.with({ 'fr-FR': 'Bonjour' }, undefined)).toEqual(['en', 'zh-CN', 'de-DE', 'fr-FR']);
    values = [{ value: 'en_US' }];
    const event = { topic: metadataTopic, type: 'Picklist', action: 'updated', number: 1 };
    for (const id of ['000400000000000other', languagePicklist]) listeners[0]?.heard({ ...event, id });
    await when(() => languages.offered.length === 1);
  });

  it('are called as texts call them', () => {
    expect(['en_US', 'zh_CN', 'pt_BR', 'ja'].map(languageOf)).toEqual(['en', 'zh-CN', 'pt-BR', 'ja']);
    expect([filled({ en: '', 'zh-CN': '好' }), filled({ en: '' })]).toEqual([{ 'zh-CN': '好' }, undefined]);
  });
});
