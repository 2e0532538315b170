import { Api } from 'lathe';
import { blobCalls } from 'lathe/common';
import { ActionButton, Button, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import { isLogoFile, logoAddress, logoLimit, logoTypes } from '../../../common/appLogo';
import type { ApplicationType } from '../../../common/applicationTypes';
import { AppLogo } from '../../AppLogo';
import { pictureOf } from '../../pictureOf';
import { EntryField } from './EntryField';
import { usePickIcon } from './usePickIcon';

interface LogoFieldProps {
  readonly application: {
    readonly id: string;
    readonly data: { readonly logo?: string; readonly type: ApplicationType };
  };
  readonly value: string;
  readonly error: string | undefined;
  readonly changed: boolean;
  readonly readOnly: boolean;
  readonly onChange: (logo: string) => void;
}

/** By what an application is known: an icon, or a picture that is uploaded. */
export const LogoField = observer(function LogoField(props: LogoFieldProps): ReactNode {
  const { application, value, error, changed, readOnly, onChange } = props;
  const t = useTexts();
  const api = useService(Api);
  const pick = usePickIcon(t('designer.icon'));
  const input = useRef<HTMLInputElement>(null);
  const [unfit, setUnfit] = useState(false);
  const { type, logo: stored } = application.data;
  // Until it is the application's, only who has uploaded it sees it.
  const own = isLogoFile(value) && value !== stored;
  const shown = own ? api.urlOf(blobCalls.content, { params: { id: value } }) : logoAddress(application.id, value);
  const change = (logo: string): void => {
    setUnfit(false);
    onChange(logo);
  };
  const choose = async (): Promise<void> => {
    const icon = await pick(value);
    if (icon !== undefined) change(icon);
  };
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (!isFit(file)) return setUnfit(true);
    const query = { name: file.name.slice(0, 255) || 'logo', type: file.type };
    change((await api.of(blobCalls).upload({ query, body: file })).id);
  };
  const refused = unfit ? t('error.APP_LOGO', { limit: logoLimit / 1024 }) : error;
  return (
    <EntryField label={t('designer.icon')} error={refused} changed={changed} unlabelled>
      {() => (
        <div className="app-designer__row" role="group" aria-label={t('designer.icon')}>
          <AppLogo app={{ logo: shown, type }} className="app-picture--large" />
          <span className="app-designer__muted">
            {pictureOf(shown) ? t('designer.logo.picture') : value || t('designer.icon.usual')}
          </span>
          {!readOnly && (
            <>
              <Button secondary onClick={() => report(choose())}>
                {t('designer.logo.icon')}
              </Button>
              <Button secondary icon="cloud-upload" onClick={() => input.current?.click()}>
                {t('designer.logo.upload')}
              </Button>
              <input
                ref={input}
                type="file"
                hidden
                accept={logoTypes.join(',')}
                aria-label={t('designer.logo.upload')}
                onChange={({ target }) => {
                  report(upload(target.files?.[0]));
                  // The same file can be chosen again.
                  target.value = '';
                }}
              />
            </>
          )}
          {!readOnly && value !== '' && (
            <ActionButton icon="trash" label={t('designer.logo.remove')} onClick={() => change('')} />
          )}
        </div>
      )}
    </EntryField>
  );
});

function isFit({ type, size }: File): boolean {
  return logoTypes.some((each) => each === type) && size <= logoLimit;
}
