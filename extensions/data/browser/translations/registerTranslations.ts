import { type ExtensionContext, Tabs } from 'lathe';
import { forBuilders } from '../center/forBuilders';
import { TranslationsEditor } from './TranslationsEditor';

/** All texts, in another language. */
export function registerTranslations({ commands, editors, get }: ExtensionContext): void {
  editors.register('translations', forBuilders(TranslationsEditor));
  commands.register('data.showTranslations', () => get(Tabs).open({ type: 'translations' }));
}
