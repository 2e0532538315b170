import { Icon, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { FieldDescription } from '../../../common/describeCalls';

/** Which fields have to be in the layout, before somebody finds out while making a record. */
export function UnfillableWarning({ fields }: { readonly fields: readonly FieldDescription[] }): ReactNode {
  const t = useTexts();
  const names = fields.map(({ label }) => label).join(', ');
  return (
    <div role="status">
      {fields.length > 0 && (
        <p className="layout__warning">
          <Icon name="warning" />
          <span>{t('layouts.unfillable', { count: fields.length, names })}</span>
        </p>
      )}
    </div>
  );
}
