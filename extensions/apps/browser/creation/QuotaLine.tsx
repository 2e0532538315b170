import { useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { Quota } from '../../common/appCalls';

/** "3 of 10 used". */
export function QuotaLine({ quota: { limit, used } }: { readonly quota: Quota }): ReactNode {
  const t = useTexts();
  return (
    <span className="quota-line">
      {limit === null ? t('quota.any', { count: used }) : t('quota.used', { used, limit })}
    </span>
  );
}
