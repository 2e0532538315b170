import { Notifications, Texts } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import texts from '../../locales/en.json';
import { TextTexts } from '../textTexts';
import { MonacoLanguage } from './monacoLanguage';

describe('MonacoLanguage', () => {
  function start() {
    const container = createTestContainer({ bind: [TextTexts, MonacoLanguage], texts: ['lathe.text', texts] });
    return {
      language: container.get(MonacoLanguage),
      locale: container.get(Texts),
      said: () => container.get(Notifications).all.map(({ message }) => message),
    };
  }

  it('says that another language takes another load, once Monaco speaks one', async () => {
    const { language, locale, said } = start();
    await language.prepare();
    locale.setLocale('zh-CN');
    expect(said()).toEqual([texts['language.onNextLoad']]);
    language.dispose();
  });

  it('says nothing before, nor when Monaco speaks the new one already', async () => {
    const { language, locale, said } = start();
    locale.setLocale('zh-CN');
    await language.prepare();
    locale.setLocale('zh-CN');
    expect(said()).toEqual([]);
    language.dispose();
  });
});
