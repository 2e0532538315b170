import { Api, LiveEvents, onUnexpectedError, Session } from 'lathe';
import { permissions } from 'lathe/common';
import { ActionButton, CommandButton, FormSection, Icon, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { adminTopic } from '../../common/adminTopic';
import { permissionSetCalls } from '../../common/permissionSetCalls';
import type { NamedSet } from '../../common/permissionShapes';
import './permissions.css';

interface UserPermissionSetsProps {
  readonly user: { readonly id: string; readonly userName: string };
}

/** What a user was given by name, in his own page; changed at once, without saving the rest. */
export const UserPermissionSets = observer(function UserPermissionSets({ user }: UserPermissionSetsProps): ReactNode {
  const session = useService(Session);
  if (!session.permissions.has(permissions.managePermissions)) return null;
  return <Sets user={user} own={session.user?.id === user.id} />;
});

function Sets({ user, own }: UserPermissionSetsProps & { readonly own: boolean }): ReactNode {
  const t = useTexts();
  const calls = useService(Api).of(permissionSetCalls);
  const { sets, load } = useSets(user.id);
  const take = async ({ id }: NamedSet): Promise<void> => {
    await calls.removeFromUser({ params: { id: user.id, permissionId: id } });
    await load();
  };
  const rows = [user];
  return (
    <FormSection title={t('permissionSets')} description={t(own ? 'userSets.own' : 'userSets.hint')}>
      <ul className="user-sets" aria-label={t('permissionSets')}>
        {sets.map((set) => (
          <li key={set.id} className="user-sets__set">
            <Icon name="key" />
            <span className="user-sets__name">{set.label}</span>
            {!own && (
              <ActionButton
                icon="close"
                label={t('userSets.take', { name: set.label })}
                onClick={() => report(take(set))}
              />
            )}
          </li>
        ))}
        {sets.length === 0 && <li className="user-sets__none">{t('permissionSets.none')}</li>}
      </ul>
      <div className="user-sets__actions">
        {!own && <CommandButton command="admin.givePermissionSets" text="userSets.add" icon="add" rows={rows} />}
        <CommandButton command="admin.explainAccess" text="command.explain" icon="question" rows={rows} />
      </div>
    </FormSection>
  );
}

/** Loaded again whenever an administrator has changed something. */
function useSets(id: string) {
  const api = useService(Api);
  const events = useService(LiveEvents);
  const [sets, setSets] = useState<readonly NamedSet[]>([]);
  const load = useCallback(async () => setSets(await api.of(permissionSetCalls).ofUser({ params: { id } })), [api, id]);
  useEffect(() => {
    const again = (): void => void load().catch(onUnexpectedError);
    again();
    const hearing = events.listen(adminTopic, { heard: again, missed: () => undefined });
    return () => hearing.dispose();
  }, [events, load]);
  return { sets, load };
}
