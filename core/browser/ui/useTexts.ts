import type { Translate } from '../i18n/texts';
import { Texts } from '../i18n/texts';
import { useScope, useService } from './services';

/** The texts of the area that the component belongs to; inside an `observer` they follow the language. */
export function useTexts(): Translate {
  const { namespace } = useScope();
  return useService(Texts).of(namespace);
}
