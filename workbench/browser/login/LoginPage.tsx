import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Locale } from '../../../core/common/locale';
import { loginAddress } from '../../../core/common/session/loginAddresses';
import { pageLoginPath, portalLoginPath } from '../../../core/common/session/sessionNames';
import type { BrandStore } from '../brand/brandStore';
import type { LoginServer } from '../credentials/loginServer';
import { useStore } from '../credentials/store';
import { LanguageSwitch } from './LanguageSwitch';
import { LoginCard } from './LoginCard';
import type { LaterSteps, LoginModel, LoginStep } from './loginModel';
import { applyLocale, type LoginTexts, type Translate, translator } from './loginTexts';
import type { LoginParameters } from './loginParameters';
import { ProviderLinks } from './ProviderLinks';
import { RegistrationLink } from './RegistrationLink';
import { SignInForm } from './SignInForm';
import { WaitBar } from './WaitBar';

/** One of the forms that most log-ins don't need. */
function later<P>(form: (steps: LaterSteps) => ComponentType<P>) {
  return lazy(async () => ({ default: form(await import('./laterSteps')) }));
}

const ChangePasswordForm = later((steps) => steps.ChangePasswordForm);
const EnrolmentForm = later((steps) => steps.EnrolmentForm);
const PortalHome = later((steps) => steps.PortalHome);
const RecoveryForm = later((steps) => steps.RecoveryForm);
const RegistrationForm = later((steps) => steps.RegistrationForm);

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
  const { sandboxName } = parameters;
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
        <Suspense fallback={<WaitBar label={t('login.busy')} />}>
          <Step model={model} step={step} parameters={parameters} server={server} t={t} />
        </Suspense>
      </LoginCard>
      <LanguageSwitch locale={locale} label={t('login.language')} onChange={chooseLocale} />
    </main>
  );
}

interface StepProps extends Pick<Props, 'model' | 'parameters' | 'server'> {
  readonly step: LoginStep;
  readonly t: Translate;
}

function Step({ model, step, parameters, server, t }: StepProps): ReactNode {
  const back = (): void => model.backToSignIn();
  switch (step.kind) {
    case 'signIn':
      return (
        <>
          <SignInForm
            signIn={step.signIn}
            failure={step.loggedOut || step.note ? undefined : parameters.failure}
            onForgotten={() => void model.forgotten()}
            t={t}
          />
          <RegistrationLink server={server} onRegister={() => void model.register()} t={t} />
          <ProviderLinks server={server} redirect={parameters.redirect} t={t} />
          {(server.portal || parameters.ofPage) && parameters.redirect !== undefined && (
            <a
              className="login-form__link"
              href={loginAddress(parameters.redirect, server.portal ? pageLoginPath : portalLoginPath)}
            >
              {t(server.portal ? 'login.ofConsole' : 'login.ofPortal')}
            </a>
          )}
        </>
      );
    case 'changePassword':
      return (
        <ChangePasswordForm
          change={step.change}
          askOld={step.askOld}
          back={backs[step.why]}
          onBack={() => void model.leaveChange(step.why, step.change.userName)}
          t={t}
        />
      );
    case 'recovery':
      return <RecoveryForm recovery={step.recovery} onBack={back} t={t} />;
    case 'enrolment':
      return <EnrolmentForm enrolment={step.enrolment} onBack={back} t={t} />;
    case 'registration':
      return <RegistrationForm registration={step.registration} onBack={back} t={t} />;
    case 'portalHome':
      return (
        <PortalHome
          onChangePassword={() => void model.changePassword(step.userName)}
          onLogOut={() => void model.logOut()}
          t={t}
        />
      );
    default:
      return <WaitBar label={t('login.busy')} />;
  }
}

const backs = { mustChange: 'login.back', chooseNew: 'login.backToLogin', wanted: 'login.cancel' } as const;

function titleOf(step: LoginStep, t: Translate, name: string): string {
  if (step.kind === 'changePassword') return t('credentials.changePassword');
  if (step.kind === 'recovery') return t('login.forgotten');
  if (step.kind === 'enrolment') return t('twoStep.title');
  if (step.kind === 'registration') return t('login.register');
  if (step.kind === 'portalHome') return t('login.welcome', { name: step.userName });
  return name === '' ? t('login.title') : t('login.titleOf', { name });
}

function noteOf(step: LoginStep, t: Translate): string | undefined {
  if (step.kind === 'changePassword')
    return step.why === 'wanted' ? undefined : t(`login.${step.why}`, { name: step.change.userName });
  if (step.kind === 'enrolment') return t('login.setUpNote', { name: step.userName });
  if (step.kind === 'registration') return t('login.registerNote');
  if (step.kind === 'signIn' && step.note) return t(step.note);
  return step.kind === 'signIn' && step.loggedOut ? t('login.loggedOut') : undefined;
}
