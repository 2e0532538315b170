import { useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { ServiceQuota } from '../../common/serviceCalls';
import type { ServiceType } from '../../common/serviceData';

interface ServiceQuotaLineProps {
  readonly quota: ServiceQuota;
  readonly type: ServiceType;
}

/** How many services of a type are left; nothing where any number is possible. */
export function ServiceQuotaLine({ quota, type }: ServiceQuotaLineProps): ReactNode {
  const t = useTexts();
  const { limit, used } = quota[type];
  if (limit === null) return null;
  return (
    <span className="service-center__quota">{t(`quota.${type}`, { left: Math.max(limit - used, 0), limit })}</span>
  );
}
