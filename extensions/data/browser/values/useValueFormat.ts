import { Texts } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { useMemo } from 'react';
import { ValueFormat } from './valueFormat';

/** Inside an `observer` it follows the language. */
export function useValueFormat(): ValueFormat {
  const t = useTexts();
  const { locale } = useService(Texts);
  return useMemo(
    () => new ValueFormat(locale, { yes: t('value.yes'), no: t('value.no'), unseen: t('value.unseen') }),
    [locale, t],
  );
}
