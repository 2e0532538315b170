import { Api, type Tab } from 'lathe';
import { blobCalls, brandCalls } from 'lathe/common';
import { Button, FormField, FormModel, FormPage, FormSection, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useRef } from 'react';
import { brandChangeCalls, logoTypes } from '../../common/brandChangeCalls';
import { useStoredChange } from '../useStoredChange';
import { settingTopic } from './settingTopic';
import './brand.css';

interface BrandForm {
  readonly name: string;
  readonly accent: string;
  /** The address of the picture. */
  readonly logo: string;
  /** The file that takes its place; "none" takes it away. */
  readonly logoFile: string;
}

const none = 'none';

/** How the console of the tenant looks. */
export const BrandEditor = observer(function BrandEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const picker = useRef<HTMLInputElement>(null);
  const form = useMemo(() => brandForm(api), [api]);
  useStoredChange('brand', form, settingTopic);
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const { id } = await upload(api, file);
    form.set('logoFile', id, t('brand.logo'));
    form.set('logo', URL.createObjectURL(file), t('brand.logo'));
  };
  return (
    <FormPage tab={tab} form={form} title={t('brand')} icon="symbol-color">
      {() => (
        <FormSection title={t('brand.look')} description={t('brand.hint')}>
          <FormField form={form} name="name" label={t('brand.name')} hint={t('brand.nameHint')} maxLength={60} />
          <FormField form={form} name="accent" kind="colour" label={t('brand.accent')} hint={t('brand.accentHint')} />
          <div className="brand-logo">
            <div className="brand-logo__label" id="brand-logo">
              {t('brand.logo')}
            </div>
            <div className="brand-logo__hint">{t('brand.logoHint')}</div>
            {form.values.logo !== '' && (
              <img className="brand-logo__picture" src={form.values.logo} alt={t('brand.logo')} />
            )}
            <input
              ref={picker}
              type="file"
              accept={logoTypes.join(',')}
              hidden
              aria-labelledby="brand-logo"
              onChange={(event) => report(choose(event.target.files?.[0]))}
            />
            <div className="brand-logo__buttons">
              <Button secondary icon="file-media" onClick={() => picker.current?.click()}>
                {t('brand.chooseLogo')}
              </Button>
              {form.values.logo !== '' && (
                <Button
                  secondary
                  icon="trash"
                  onClick={() => {
                    form.set('logoFile', none, t('brand.logo'));
                    form.set('logo', '', t('brand.logo'));
                  }}
                >
                  {t('brand.removeLogo')}
                </Button>
              )}
            </div>
            {form.errorOf('logo') && (
              <div className="brand-logo__error" role="alert">
                {form.errorOf('logo')}
              </div>
            )}
          </div>
        </FormSection>
      )}
    </FormPage>
  );
});

function brandForm(api: Api): FormModel<BrandForm> {
  const shown = ({
    name,
    logo,
    colours,
  }: {
    name: string;
    logo: string | null;
    colours: { accent: string | null };
  }) => ({
    name,
    accent: colours.accent ?? '',
    logo: logo ?? '',
    logoFile: '',
  });
  return new FormModel<BrandForm>({
    load: async () => shown(await api.of(brandCalls).current({ query: {} })),
    save: async ({ name, accent, logoFile }) => {
      const logo = logoFile === none ? '' : logoFile || undefined;
      const brand = await api.of(brandChangeCalls).set({ body: { name, accent, logo } });
      return shown(brand);
    },
  });
}

async function upload(api: Api, file: File): Promise<{ readonly id: string }> {
  const query = { name: file.name.slice(0, 255) || 'logo', type: file.type || 'application/octet-stream' };
  return api.of(blobCalls).upload({ query, body: file });
}
