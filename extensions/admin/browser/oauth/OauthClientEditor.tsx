import { Api, Dialogs, type Tab, Tabs, Texts } from 'lathe';
import { Facts, FormField, FormPage, FormSection, newId, replaceTab, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { type OauthClient, tokenMinutes, tokenPath } from '../../common/oauthCalls';
import { formatTime } from '../formatTime';
import { PermissionChoice } from '../permissions/PermissionChoice';
import { useStoredChange } from '../useStoredChange';
import { ClientActions } from './ClientActions';
import { oauthApi } from './oauthApi';
import { OauthClientForm, type RevealedClient } from './oauthClientForm';
import { stateOf } from './OauthClientsEditor';
import { showClientSecret } from './showClientSecret';

/** One OAuth client, or a new one, whose secret is shown when it was made. */
export const OauthClientEditor = observer(function OauthClientEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const dialogs = useService(Dialogs);
  const tabs = useService(Tabs);
  const texts = useService(Texts);
  const { key, id } = tab;
  const model = useMemo(() => {
    const stored = ({ instanceId, name }: OauthClient): void => {
      if (id === newId) replaceTab(tabs, key, { type: 'oauthClient', id: instanceId, name });
      else tabs.update(key, { name });
    };
    const made = (client: RevealedClient): void => report(showClientSecret(dialogs, t, client));
    return new OauthClientForm(oauthApi(api, texts), id, stored, made);
    // A change of language must not load it anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api, dialogs, tabs, texts, key, id]);
  const { form } = model;
  useStoredChange(id, form);
  const stored = id === newId ? undefined : model.stored.get();
  return (
    <FormPage
      tab={tab}
      form={form}
      icon="plug"
      title={stored?.name ?? t('oauthClients.make')}
      subtitle={stored && t(`oauthClient.state.${stateOf(stored)}`)}
      actions={stored && <ClientActions client={stored} />}
    >
      {() => (
        <>
          <FormSection title={t('section.general')} description={t('oauthClient.about')}>
            <FormField form={form} name="name" label={t('field.name')} required maxLength={80} />
            <FormField form={form} name="description" kind="textarea" label={t('field.description')} />
            <FormField form={form} name="active" kind="checkbox" label={t('oauthClient.active')} />
            <FormField
              form={form}
              name="expiresAt"
              kind="date"
              label={t('token.expires')}
              hint={t('oauthClient.expiresHint')}
            />
            <FormField
              form={form}
              name="tokenMinutes"
              kind="number"
              min={tokenMinutes.least}
              max={tokenMinutes.most}
              label={t('oauthClient.tokenMinutes')}
              hint={t('oauthClient.tokenMinutesHint')}
              required
            />
          </FormSection>
          {stored && <ClientFacts client={stored} />}
          <FormSection title={t('permissions.granted')}>
            <PermissionChoice form={form} />
          </FormSection>
        </>
      )}
    </FormPage>
  );
});

function ClientFacts({ client }: { readonly client: OauthClient }): ReactNode {
  const t = useTexts();
  const { client_id, secretSetAt, previousSecretUntil, lastUsedAt, tokens, createdAt, createdBy } = client;
  return (
    <FormSection title={t('oauthClient.access')}>
      <Facts
        facts={[
          [t('oauthClient.id'), client_id],
          [t('oauthClient.tokenAddress'), new URL(tokenPath, location.href).href],
          [t('oauthClient.secretSince'), formatTime(secretSetAt)],
          [t('oauthClient.previousUntil'), formatTime(previousSecretUntil ?? undefined)],
          [t('oauthClient.tokens'), String(tokens)],
          [t('token.lastUsed'), lastUsedAt ? formatTime(lastUsedAt) : t('token.never')],
          [t('token.created'), `${formatTime(createdAt)} (${createdBy})`],
        ]}
      />
    </FormSection>
  );
}
