import { Api, Clipboard, Notifications, type Tab } from 'lathe';
import { portalLoginPath, registrationCalls, type RegistrationShape } from 'lathe/common';
import { Button, FormField, FormModel, FormPage, FormSection, report, useService, useTexts } from 'lathe/ui';
import { type ReactNode, useMemo } from 'react';
import './registration.css';

/** Whether people become users of the tenant's applications by themselves, and where. */
export function RegistrationEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const form = useMemo(
    () =>
      new FormModel<RegistrationShape>({
        load: () => api.of(registrationCalls).get({ query: {} }),
        save: (body) => api.of(registrationCalls).change({ body }),
      }),
    [api],
  );
  return (
    <FormPage tab={tab} form={form} title={t('registration.title')} icon="account">
      {() => (
        <>
          <FormSection title={t('registration')}>
            <FormField
              form={form}
              name="allowed"
              kind="checkbox"
              label={t('registration.allowed')}
              hint={t('registration.allowedHint')}
            />
          </FormSection>
          <PortalAddress />
        </>
      )}
    </FormPage>
  );
}

/** To be handed on to who is to register. */
function PortalAddress(): ReactNode {
  const t = useTexts();
  const clipboard = useService(Clipboard);
  const notifications = useService(Notifications);
  const address = new URL(portalLoginPath, location.origin).href;
  const copy = async (): Promise<void> => {
    await clipboard.writeText(address);
    notifications.info(t('registration.copied'));
  };
  return (
    <FormSection title={t('registration.address')}>
      <div className="registration__address">
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
        <Button secondary icon="copy" onClick={() => report(copy())}>
          {t('registration.copy')}
        </Button>
      </div>
    </FormSection>
  );
}
