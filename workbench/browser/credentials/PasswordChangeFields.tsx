import { type ReactNode, useId } from 'react';
import type { PasswordChange, PasswordChangeState, PasswordField } from './passwordChange';
import { PasswordInput } from './PasswordInput';
import { PasswordRules } from './PasswordRules';

export interface PasswordChangeFieldsProps {
  readonly change: PasswordChange;
  readonly state: PasswordChangeState;
  /** Not where it was typed a moment ago. */
  readonly askOld: boolean;
  readonly t: (key: string, parameters?: Readonly<Record<string, string | number>>) => string;
}

/** The old password, the new one twice, and the rules for it. */
export function PasswordChangeFields({ change, state, askOld, t }: PasswordChangeFieldsProps): ReactNode {
  const id = useId();
  const { values, problems, busy } = state;
  const field = (name: PasswordField, describedBy?: string): ReactNode => {
    const problem = problems[name];
    return (
      <div data-field={name}>
        <PasswordInput
          label={t(`credentials.${name}`)}
          value={values[name]}
          onChange={(value) => change.type(name, value)}
          problem={problem ? t(problem) : undefined}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          describedBy={describedBy}
          disabled={busy}
          t={t}
        />
      </div>
    );
  };
  return (
    <>
      {(askOld || state.oldWrong) && field('oldPassword')}
      {field('newPassword', `${id}-rules`)}
      <PasswordRules id={`${id}-rules`} rules={change.rules} limits={change.limits} t={t} />
      {field('repeated')}
    </>
  );
}
