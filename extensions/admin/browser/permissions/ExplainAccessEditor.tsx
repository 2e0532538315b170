import { Api, LiveEvents, QuickInput, type Tab, Tabs } from 'lathe';
import { Button, EmptyState, report, Select, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { adminTopic } from '../../common/adminTopic';
import { type Explanation, explanationCalls } from '../../common/explanationCalls';
import { pickUser } from '../members/pickUser';
import { ExplainedAccess } from './ExplainedAccess';
import { knownPermissions } from './knownPermissions';
import { permissionKeys } from './permissionKeys';
import './permissions.css';

interface Asked {
  readonly user?: string;
  readonly userName?: string;
  readonly permission?: string;
}

/** Why a user may do something or not: asked by his name and a permission, answered rule by rule. */
export const ExplainAccessEditor = observer(function ExplainAccessEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const quickInput = useService(QuickInput);
  const asked = askedOf(tab.params);
  const explanation = useExplanation(asked);
  const ask = (change: Asked): void => tabs.update(tab.key, { params: { ...asked, ...change } });
  const chooseUser = async (): Promise<void> => {
    const chosen = await pickUser(api, quickInput, t('members.choose'));
    if (chosen) ask({ user: chosen.id, userName: chosen.userName });
  };
  return (
    <div className="explanation">
      <div className="explanation__question">
        <Button secondary icon="account" onClick={() => report(chooseUser())}>
          {asked.userName ?? t('members.choose')}
        </Button>
        <Select
          label={t('permission')}
          hideLabel
          placeholder={t('explain.choosePermission')}
          value={asked.permission}
          onChange={(permission) => ask({ permission })}
          options={permissionKeys.map(({ key, name }) => ({ value: name, label: t(`permission.${key}`) }))}
        />
      </div>
      {explanation ? (
        <ExplainedAccess explanation={explanation} />
      ) : (
        <EmptyState title={t('explain.ask')} description={t('explain.askHint')} icon="question" />
      )}
    </div>
  );
});

function askedOf(params: Readonly<Record<string, unknown>>): Asked {
  const text = (name: string) => (typeof params[name] === 'string' ? { [name]: params[name] } : {});
  return { ...text('user'), ...text('userName'), ...text('permission') };
}

/** Asked again whenever an administrator has changed something. */
function useExplanation({ user, permission }: Asked): Explanation | undefined {
  const api = useService(Api);
  const events = useService(LiveEvents);
  const [explanation, setExplanation] = useState<Explanation>();
  const load = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const [known] = knownPermissions([permission ?? '']);
      if (!user || !known) return setExplanation(undefined);
      const query = { permission: known };
      const answer = await api.of(explanationCalls).explain({ params: { id: user }, query, signal });
      if (!signal.aborted) setExplanation(answer);
    },
    [api, user, permission],
  );
  useEffect(() => {
    const abort = new AbortController();
    const again = (): void => report(load(abort.signal));
    again();
    const hearing = events.listen(adminTopic, { heard: again, missed: () => undefined });
    return () => {
      abort.abort();
      hearing.dispose();
    };
  }, [events, load]);
  return explanation;
}
