import { Texts } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { useMemo } from 'react';
import type { Reading } from './readText';

/** How texts are read in the user's language. */
export function useReading(): Reading {
  const t = useTexts();
  const { locale } = useService(Texts);
  return useMemo(() => ({ locale, yes: t('value.yes'), no: t('value.no'), unseen: t('value.unseen') }), [locale, t]);
}
