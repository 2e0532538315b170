import { Button, EmptyState, Icon, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SectionProps } from '../sectionProps';
import { AccessRow } from './AccessRow';
import { useAudience } from './useAudience';
import './accessSection.css';

/** Which profiles and permission sets see the application, and for whom it opens first. */
export const AccessSection = observer(function AccessSection({ designer, application }: SectionProps): ReactNode {
  const t = useTexts();
  const { audience, problem, load } = useAudience(application.id);
  if (problem !== undefined)
    return (
      <EmptyState title={t('designer.access.failed')} description={problem} icon="error">
        <Button onClick={load}>{t('designer.retry')}</Button>
      </EmptyState>
    );
  if (!audience) return <EmptyState title={t('designer.loading')} icon="loading" />;
  const { mayGrant, readOnly, form } = designer;
  const fixed = readOnly || !mayGrant;
  const { profiles, permissionSets } = form.values;
  const names = new Map(audience.profiles.map(({ id, name }) => [id, name]));
  // What is no longer there is shown as well, to be taken out.
  const lost = profiles.filter(({ profile }) => !names.has(profile)).map(({ profile: id }) => ({ id, name: id }));
  const show = (profile: string, visible: boolean): void => {
    const others = profiles.filter((one) => one.profile !== profile);
    const next = visible ? [...others, { profile, visible, default: false }] : others;
    form.change('profiles', next, t('designer.access.changed'), `profile ${profile}`);
  };
  const setFirst = (profile: string, first: boolean): void => {
    const next = profiles.map((one) => (one.profile === profile ? { ...one, default: first } : one));
    form.change('profiles', next, t('designer.access.changed'), `profile ${profile}`);
  };
  const showSet = (permissionSet: string, visible: boolean): void => {
    const others = permissionSets.filter((one) => one.permissionSet !== permissionSet);
    const next = visible ? [...others, { permissionSet, visible }] : others;
    form.change('permissionSets', next, t('designer.access.changed'), `permissionSet ${permissionSet}`);
  };
  return (
    <>
      <p className="app-designer__note">{t('designer.access.hint')}</p>
      {!mayGrant && (
        <p className="app-designer__note" role="status">
          <Icon name="lock" /> {t('error.NOT_OWNER', { name: application.label })}
        </p>
      )}
      <table className="app-access" aria-label={t('designer.access')}>
        <thead>
          <tr>
            <th scope="col">{t('designer.access.who')}</th>
            <th scope="col">{t('designer.access.sees')}</th>
            <th scope="col" data-hover={t('designer.access.firstHint')}>
              {t('designer.access.first')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...audience.profiles, ...lost].map(({ id, name }) => {
            const own = profiles.find(({ profile }) => profile === id);
            return (
              <AccessRow
                key={id}
                icon={names.has(id) ? 'organization' : 'warning'}
                name={name}
                sees={own?.visible === true}
                first={own?.default === true}
                fixed={fixed}
                onSee={(visible) => show(id, visible)}
                onFirst={(first) => setFirst(id, first)}
              />
            );
          })}
          {audience.permissionSets.map(({ id, name }) => (
            <AccessRow
              key={id}
              icon="key"
              name={name}
              note={t('designer.access.set')}
              sees={permissionSets.some((one) => one.permissionSet === id && one.visible)}
              fixed={fixed}
              onSee={(visible) => showSet(id, visible)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
});
