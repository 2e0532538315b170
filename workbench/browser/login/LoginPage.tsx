import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '../../../core/common/locale';
import type { BrandStore } from '../brand/brandStore';
import type { LoginServer } from '../credentials/loginServer';
import { useStore } from '../credentials/store';
import { ChangePasswordForm } from './ChangePasswordForm';
import { LanguageSwitch } from './LanguageSwitch';
import { LoginCard } from './LoginCard';
import type { LoginModel, LoginStep } from './loginModel';
import { applyLocale, type LoginTexts, type Translate, translator } from './loginTexts';
import type { LoginParameters } from './loginParameters';
import { ProviderLinks } from './ProviderLinks';
import { PortalHome } from './PortalHome';
import { RecoveryForm } from './RecoveryForm';
import { SignInForm } from './SignInForm';

interface Props {
  readonly model: LoginModel;
  readonly brand: BrandStore;
  readonly texts: LoginTexts;
  readonly firstLocale: Locale;
  readonly parameters: LoginParameters;
  readonly server: LoginServer;
}

/** The whole page: the card of the step that is due, and the choice of language. */
export function LoginPage({ model, brand: brandStore, texts, firstLocale, parameters, server }: Props): ReactNode {
  const { step } = useStore(model);
  const { sandboxName, failure, redirect } = parameters;
  const { brand } = useStore(brandStore);
  const [locale, setLocale] = useState(firstLocale);
  const t = translator(texts[locale]);
  const title = titleOf(step, t, brand?.name ?? '');
  useEffect(() => {
    document.title = title;
  }, [title]);
  const chooseLocale = (chosen: Locale): void => {
    applyLocale(chosen);
    model.chooseLocale(chosen);
    setLocale(chosen);
  };
  return (
    <main className="login">
      <LoginCard
        title={title}
        logo={brand?.logo ?? undefined}
        note={noteOf(step, t)}
        sandbox={sandboxName && t('login.sandbox', { name: sandboxName })}
      >
        {step.kind === 'signIn' && (
          <>
            <SignInForm
              signIn={step.signIn}
              failure={step.loggedOut || step.note ? undefined : failure}
              onForgotten={() => model.forgotten(step.signIn.state.values.userName)}
              t={t}
            />
            <ProviderLinks server={server} redirect={redirect} t={t} />
          </>
        )}
        {step.kind === 'changePassword' && (
          <ChangePasswordForm
            change={step.change}
            askOld={step.askOld}
            back={backs[step.why]}
            onBack={() => void model.leaveChange(step.why, step.change.userName)}
            t={t}
          />
        )}
        {step.kind === 'recovery' && (
          <RecoveryForm recovery={step.recovery} onBack={() => model.backToSignIn()} t={t} />
        )}
        {step.kind === 'portalHome' && (
          <PortalHome
            userName={step.userName}
            onChangePassword={() => model.changePassword(step.userName)}
            onLogOut={() => void model.logOut()}
            t={t}
          />
        )}
        {(step.kind === 'checking' || step.kind === 'leaving') && (
          <div className="login__wait" role="progressbar" aria-label={t('login.busy')} />
        )}
      </LoginCard>
      <LanguageSwitch locale={locale} label={t('login.language')} onChange={chooseLocale} />
    </main>
  );
}

const backs = { mustChange: 'login.back', chooseNew: 'login.backToLogin', wanted: 'login.cancel' } as const;

function titleOf(step: LoginStep, t: Translate, name: string): string {
  if (step.kind === 'changePassword') return t('credentials.changePassword');
  if (step.kind === 'recovery') return t('login.forgotten');
  return name === '' ? t('login.title') : t('login.titleOf', { name });
}

function noteOf(step: LoginStep, t: Translate): string | undefined {
  if (step.kind === 'changePassword')
    return step.why === 'wanted' ? undefined : t(`login.${step.why}`, { name: step.change.userName });
  if (step.kind === 'recovery') return t('login.forgottenNote');
  if (step.kind === 'signIn' && step.note) return t(step.note);
  return step.kind === 'signIn' && step.loggedOut ? t('login.loggedOut') : undefined;
}
