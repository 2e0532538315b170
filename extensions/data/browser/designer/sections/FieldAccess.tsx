import { ActionButton, Checkbox, EmptyState, Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { AccessView } from '../../../common/accessCalls';
import type { FieldDescription } from '../../../common/describeCalls';
import { ObjectDescriptions } from '../../describe/objectDescriptions';
import { fieldIcons } from '../fieldIcons';
import { mayField, withFieldRight } from './accessRights';
import { moveInGrid } from './moveInGrid';

interface FieldAccessProps {
  readonly object: string;
  readonly view: AccessView;
  readonly onChange: (view: AccessView) => void;
  readonly onClose: () => void;
}

/** Which fields a profile or a permission set hides, or closes to changes. */
export const FieldAccess = observer(function FieldAccess({
  object,
  view,
  onChange,
  onClose,
}: FieldAccessProps): ReactNode {
  const t = useTexts();
  const { fields, failed } = useOwnFields(object);
  return (
    <section className="access__details" aria-label={t('access.fieldsOf', { label: view.label })}>
      <div className="access__title">
        <h2>{t('access.fieldsOf', { label: view.label })}</h2>
        <ActionButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      {failed !== undefined && <EmptyState title={t('access.noFields')} description={failed} icon="error" />}
      {fields?.length === 0 && <EmptyState title={t('fields.none')} icon="symbol-field" />}
      {fields && fields.length > 0 && (
        <table className="access__table" aria-label={t('designer.fields')} onKeyDown={moveInGrid}>
          <thead>
            <tr>
              <th scope="col">{t('column.label')}</th>
              <th scope="col">{t('access.see')}</th>
              <th scope="col">{t('access.change')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.id} className="access__row">
                <th scope="row">
                  <Icon name={fieldIcons[field.type]} /> {field.label}
                </th>
                {(['see', 'edit'] as const).map((right) => (
                  <td key={right}>
                    <Checkbox
                      label={`${field.label}: ${t(right === 'see' ? 'access.see' : 'access.change')}`}
                      hideLabel
                      checked={mayField(view, field.id, right)}
                      disabled={right === 'edit' && !mayField(view, field.id, 'see')}
                      onChange={(granted) => onChange(withFieldRight(view, field.id, right, granted))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
});

/** Those that people have made: the others are everybody's. */
function useOwnFields(object: string) {
  const descriptions = useService(ObjectDescriptions);
  const { version } = descriptions;
  const [fields, setFields] = useState<readonly FieldDescription[] | undefined>(undefined);
  const [failed, setFailed] = useState<string | undefined>(undefined);
  useEffect(() => {
    let current = true;
    descriptions.of(object).then(
      (described) => current && setFields(described.fields.filter(({ id }) => id.startsWith('000d'))),
      (error: unknown) => current && setFailed(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      current = false;
    };
  }, [descriptions, object, version]);
  return { fields, failed };
}
