import type { ReactNode } from 'react';
import type { PasswordLimits } from '../../../core/common/session/passwordPolicy';
import type { PasswordRule } from '../../../core/common/session/passwordRules';
import './credentials.css';

export interface PasswordRulesProps {
  readonly id: string;
  readonly rules: readonly { readonly rule: PasswordRule; readonly met: boolean }[];
  readonly limits: PasswordLimits;
  readonly t: (key: string, parameters?: Readonly<Record<string, string | number>>) => string;
}

/** What a new password must be; each rule is ticked off as it is met. */
export function PasswordRules({ id, rules, limits, t }: PasswordRulesProps): ReactNode {
  return (
    <ul id={id} className="password-rules" aria-label={t('credentials.rules')}>
      {rules.map(({ rule, met }) => (
        <li key={rule} className={met ? 'password-rules__rule password-rules__rule--met' : 'password-rules__rule'}>
          <span>
            {t(`credentials.rule.${rule}`, { ...limits })}
            <span className="visually-hidden">{t(met ? 'credentials.ruleMet' : 'credentials.ruleNotMet')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
