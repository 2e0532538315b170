import { QuickInput } from 'lathe';
import { ActionButton, Button, Icon, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { AppCard } from '../../../common/appCalls';
import type { ApplicationType } from '../../../common/applicationTypes';
import { AppLogo, iconOfApp } from '../../AppLogo';
import { AppsClient } from '../../appsClient';
import { CurrentApp } from '../../current/currentApp';
import type { AppDesigner } from '../appDesigner';
import { EntryField } from '../fields/EntryField';

interface AppPicksProps {
  readonly designer: AppDesigner;
  readonly name: 'lib' | 'addons' | 'dependency';
  readonly hint: string;
  readonly error?: string;
  /** By id or name. */
  readonly chosen: readonly { readonly key: string; readonly label: string }[];
  /** Ids of those that cannot be chosen. */
  readonly taken: readonly string[];
  /** Only applications of a type, or all but those of one. */
  readonly type?: ApplicationType;
  readonly except?: ApplicationType;
  readonly onAdd: (app: AppCard) => void;
  readonly onRemove: (key: string) => void;
}

/** Other applications, each leading to itself. */
export const AppPicks = observer(function AppPicks(props: AppPicksProps): ReactNode {
  const { designer, name, hint, error, chosen, taken, type, except, onAdd, onRemove } = props;
  const t = useTexts();
  const quickInput = useService(QuickInput);
  const current = useService(CurrentApp);
  const apps = useEveryApp();
  const known = new Map((apps ?? []).flatMap((app) => [[app.id, app] as const, [app.name, app] as const]));
  const title = t(`designer.field.${name}`);
  const choose = async (): Promise<void> => {
    const free = (apps ?? []).filter((app) => {
      const fits = (type === undefined || app.type === type) && app.type !== except;
      return fits && !taken.includes(app.id) && !chosen.some(({ key }) => key === app.id || key === app.name);
    });
    const items = free.map((app) => ({ label: app.label, description: app.name, icon: iconOfApp(app), app }));
    const picked = await quickInput.pick(items, { title, matchOnDescription: true });
    if (picked) onAdd(picked.app);
  };
  return (
    <EntryField label={title} hint={hint} error={error} changed={designer.form.isChanged(name)} unlabelled>
      {() => (
        <>
          {chosen.length > 0 && (
            <ul className="form-picks__list" aria-label={title}>
              {chosen.map(({ key, label }) => {
                const app = known.get(key);
                const lost = apps !== undefined && app === undefined;
                return (
                  <li key={key} className="form-picks__item">
                    {app ? <AppLogo app={app} /> : <Icon name={lost ? 'warning' : 'layers'} />}
                    <span className="form-picks__name">
                      {app?.label ?? label}
                      {lost && <span className="app-designer__muted"> · {t('designer.libraries.gone')}</span>}
                    </span>
                    {app && (
                      <ActionButton
                        icon="go-to-file"
                        label={t('designer.open', { label: app.label })}
                        onClick={() => report(current.open(app.id))}
                      />
                    )}
                    {!designer.readOnly && (
                      <ActionButton
                        icon="close"
                        label={t('designer.takeOut', { label: app?.label ?? label })}
                        onClick={() => onRemove(key)}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          )}
          {!designer.readOnly && (
            <Button secondary icon="add" disabled={apps === undefined} onClick={() => report(choose())}>
              {t(`designer.${name}.add`)}
            </Button>
          )}
        </>
      )}
    </EntryField>
  );
});

const page = 200;

/** All applications that the user may see; undefined until they are known. */
function useEveryApp(): readonly AppCard[] | undefined {
  const client = useService(AppsClient);
  const [apps, setApps] = useState<readonly AppCard[] | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const { center } = await client.calls;
      const all: AppCard[] = [];
      for (let after: string | undefined; ; after = all.at(-1)?.id) {
        const { rows, total } = await center.list({
          query: { sort: 'name', limit: page, ...(after ? { after } : {}) },
        });
        all.push(...rows);
        if (rows.length === 0 || all.length >= total) break;
      }
      if (current) setApps(all);
    };
    report(load());
    return () => {
      current = false;
    };
  }, [client]);
  return apps;
}
