import { Texts, type Translate } from '../i18n/texts';
import { useService } from './services';

/** The kit's own words are the workbench's, whichever extension draws with it. */
export function useKitTexts(): Translate {
  return useService(Texts).of('workbench');
}
