import { Container } from 'inversify';
import { ExtensionLoader } from '../../../core/browser/extensions/extensionLoader';
import { Texts } from '../../../core/browser/i18n/texts';
import type { Bootstrap, ExtensionDescription } from '../../../core/common/extensions/bootstrap';
import { addLaterTexts } from './laterTexts';

const described = (id: string): ExtensionDescription => ({
  ...{ id, version: '1.0.0', builtIn: true, enabled: true, base: `/extensions/${id}/`, problems: [] },
  ...{ locales: ['en', 'zh-CN'], manifest: { name: id, publisher: 'acme', version: '1.0.0' } },
});
const bootstrap: Bootstrap = {
  ...{ locale: 'zh-CN', texts: {}, workbench: described('workbench') },
  extensions: [described('shop'), described('theme')],
  extensionTexts: { shop: { en: {}, 'zh-CN': { 'shop.title': '商店' } } },
};

function begin(load: (locale: string) => Promise<Record<string, string>>) {
  const loadTexts = jest.fn(({ id }: ExtensionDescription, locale: string) => load(`${id} ${locale}`));
  const container = new Container();
  const texts = new Texts();
  container.bind(Texts).toConstantValue(texts);
  container.bind(ExtensionLoader).toConstantValue(Object.assign(new ExtensionLoader(), { loadTexts }));
  texts.setLocale('zh-CN');
  texts.add('shop', 'en', {});
  texts.add('shop', 'zh-CN', { 'shop.title': '商店' });
  return { container, texts, loadTexts };
}

it('brings what a page did not begin with, in its languages, for the extensions that it began with', async () => {
  const all: Record<string, Record<string, string>> = {
    'shop en': { 'shop.title': 'Shop', 'error.GONE': 'It is gone.' },
    'shop zh-CN': { 'shop.title': '商店', 'error.FULL': '已满' },
  };
  const { container, texts, loadTexts } = begin(async (which) => all[which] ?? {});
  await addLaterTexts(container, bootstrap);
  expect(['shop.title', 'error.GONE', 'error.FULL'].map((key) => texts.of('shop')(key))).toEqual([
    '商店',
    'It is gone.',
    '已满',
  ]);
  expect(loadTexts).toHaveBeenCalledTimes(2);
});

it('asks again while the network is away', async () => {
  jest.useFakeTimers();
  let away = true;
  const { container, texts } = begin(async () => {
    if (away) throw new TypeError('Failed to fetch');
    return { 'error.FULL': '已满' };
  });
  const added = addLaterTexts(container, bootstrap);
  await jest.advanceTimersByTimeAsync(1000);
  expect(texts.of('shop')('error.FULL')).toBe('error.FULL');
  away = false;
  await jest.advanceTimersByTimeAsync(5000);
  await added;
  expect(texts.of('shop')('error.FULL')).toBe('已满');
  jest.useRealTimers();
});
