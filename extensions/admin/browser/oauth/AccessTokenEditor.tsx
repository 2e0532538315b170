import { Api, Dialogs, Session, type Tab, Tabs } from 'lathe';
import {
  Button,
  Facts,
  FormField,
  FormModel,
  FormPage,
  FormSection,
  newId,
  replaceTab,
  report,
  useService,
  useTexts,
} from 'lathe/ui';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { accessTokenCalls, type AccessTokenRow, longestTokenDays } from '../../common/accessTokenCalls';
import { formatTime } from '../formatTime';
import { knownPermissions } from '../permissions/knownPermissions';
import { PermissionChoice } from '../permissions/PermissionChoice';
import { revokeToken } from './revokeToken';
import { showSecret } from './Secrets';

interface TokenValues {
  readonly name: string;
  readonly permissions: readonly string[];
  readonly days: number;
}

const blank: TokenValues = { name: '', permissions: [], days: 30 };

/** One personal access token, or a new one: once made it is shown, and never changed. */
export const AccessTokenEditor = observer(function AccessTokenEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const dialogs = useService(Dialogs);
  const tabs = useService(Tabs);
  const me = useService(Session).user?.id;
  const { key, id } = tab;
  const { form, stored } = useMemo(() => {
    const calls = api.of(accessTokenCalls);
    const row = observable.box<AccessTokenRow | undefined>(undefined, { deep: false });
    const load = async (): Promise<TokenValues> => {
      if (id === newId) return blank;
      const found = await calls.get({ params: { id } });
      runInAction(() => row.set(found));
      tabs.update(key, { name: found.name });
      return { ...blank, name: found.name, permissions: found.permissions };
    };
    const save = async (values: TokenValues): Promise<void> => {
      const body = { ...values, permissions: knownPermissions(values.permissions) };
      const { token, ...made } = await calls.create({ body });
      const title = t('token.title', { name: made.name });
      report(showSecret(dialogs, t, { title, hint: t('secret.once'), values: [[t('accessToken'), token]] }));
      replaceTab(tabs, key, { type: 'accessToken', id: made.id, name: made.name });
    };
    return { form: new FormModel<TokenValues>({ load, save }), stored: row };
    // A change of language must not load it anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api, dialogs, tabs, key, id]);
  const token = stored.get();
  return (
    <FormPage
      tab={tab}
      form={form}
      icon="key"
      title={token?.name ?? t('accessTokens.make')}
      readOnly={id !== newId}
      actions={
        token && (
          <Button
            secondary
            icon="trash"
            onClick={() => report(revokeToken({ api, dialogs, tabs, t }, token, token.userId !== me))}
          >
            {t('token.revoke')}
          </Button>
        )
      }
    >
      {() => (
        <>
          <FormSection title={t('section.general')} description={t('token.about')}>
            {token ? (
              <TokenFacts token={token} />
            ) : (
              <>
                <FormField
                  form={form}
                  name="name"
                  label={t('field.name')}
                  hint={t('token.nameHint')}
                  required
                  maxLength={80}
                />
                <FormField
                  form={form}
                  name="days"
                  kind="number"
                  min={1}
                  max={longestTokenDays}
                  label={t('token.days')}
                  required
                />
              </>
            )}
          </FormSection>
          <FormSection title={t('permissions.granted')}>
            <PermissionChoice form={form} readOnly={token !== undefined} />
          </FormSection>
        </>
      )}
    </FormPage>
  );
});

function TokenFacts({ token }: { readonly token: AccessTokenRow }): ReactNode {
  const t = useTexts();
  const { start, userName, createdAt, expiresAt, expired, lastUsedAt } = token;
  return (
    <Facts
      facts={[
        [t('token.start'), `${start}…`],
        [t('token.owner'), userName],
        [t('token.created'), formatTime(createdAt)],
        [t('token.expires'), expired ? t('token.expired') : formatTime(expiresAt)],
        [t('token.lastUsed'), lastUsedAt ? formatTime(lastUsedAt) : t('token.never')],
      ]}
    />
  );
}
