import { Session } from 'lathe';
import { permissions } from 'lathe/common';
import { Checkbox, EmptyState, Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { AccessView } from '../../../common/accessCalls';
import type { ObjectForm } from '../objectForm';
import { grantedAnyway, type Right, rights, withRight } from './accessRights';
import { FieldAccess } from './FieldAccess';
import { moveInGrid } from './moveInGrid';
import './access.css';

interface AccessSectionProps {
  readonly model: ObjectForm;
  /** Of the object. */
  readonly name: string;
}

/** Profiles and permission sets, and what each lets its users do with the rows and fields. */
export const AccessSection = observer(function AccessSection({ model, name }: AccessSectionProps): ReactNode {
  const t = useTexts();
  const { form } = model;
  const mayGrant = useService(Session).permissions.has(permissions.managePermissions);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  if (!mayGrant)
    return <EmptyState title={t('access.forbidden')} description={t('access.forbiddenHint')} icon="lock" />;
  const { access } = form.values;
  const put = (view: AccessView): void =>
    form.set(
      'access',
      access.map((each) => (each.source === view.source ? view : each)),
      t('access.changeOf', { label: view.label }),
    );
  const shown = access.find(({ source }) => source === chosen);
  return (
    <div className="access">
      <div className="access__rows">
        <p className="designer__hint">{t('access.hint')}</p>
        <table className="access__table" aria-label={t('designer.access')} onKeyDown={moveInGrid}>
          <thead>
            <tr>
              <th scope="col">{t('access.who')}</th>
              {rights.map((right) => (
                <th key={right} scope="col" data-hover={t(`access.${right}.hint`)}>
                  {t(`access.${right}`)}
                </th>
              ))}
              <th scope="col">{t('designer.fields')}</th>
            </tr>
          </thead>
          <tbody>
            {access.map((view) => (
              <AccessRow
                key={view.source}
                view={view}
                chosen={view.source === chosen}
                onRight={(right, granted) => put(withRight(view, right, granted))}
                onChoose={() => setChosen(view.source === chosen ? undefined : view.source)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown && <FieldAccess object={name} view={shown} onChange={put} onClose={() => setChosen(undefined)} />}
    </div>
  );
});

interface AccessRowProps {
  readonly view: AccessView;
  readonly chosen: boolean;
  readonly onRight: (right: Right, granted: boolean) => void;
  readonly onChoose: () => void;
}

function AccessRow({ view, chosen, onRight, onChoose }: AccessRowProps): ReactNode {
  const t = useTexts();
  const limited = Object.keys(view.access?.fields ?? {}).length;
  return (
    <tr className={chosen ? 'access__row access__row--chosen' : 'access__row'}>
      <th scope="row">
        <Icon name={view.kind === 'profile' ? 'organization' : 'key'} /> {view.label}
      </th>
      {rights.map((right) => {
        const anyway = grantedAnyway(view, right);
        return (
          <td key={right} data-hover={anyway ? t('access.anyway') : undefined}>
            <Checkbox
              label={`${view.label}: ${t(`access.${right}`)}`}
              hideLabel
              checked={anyway || view.access?.[right] === true}
              disabled={anyway}
              onChange={(granted) => onRight(right, granted)}
            />
          </td>
        );
      })}
      <td>
        <button type="button" className="access__fields" aria-expanded={chosen} onClick={onChoose}>
          {limited === 0 ? t('access.allFields') : t('access.limited', { count: limited })}
        </button>
      </td>
    </tr>
  );
}
