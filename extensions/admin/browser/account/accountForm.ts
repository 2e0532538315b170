import type { Api, Session, Translate } from 'lathe';
import { FormModel } from 'lathe/ui';
import { usersCalls } from '../../common/usersCalls';
import { checkUser } from '../users/checkUser';

export interface AccountValues {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  /** The one that there is, asked for where somebody else at the screen could do harm. */
  readonly password: string;
}

/** By address and number one gets in who has forgotten the password. */
export function needsPassword(form: FormModel<AccountValues>): boolean {
  return form.isChanged('email') || form.isChanged('phone');
}

/** What the one who is signed in may change of himself. */
export function accountForm(api: Api, session: Session, t: Translate): FormModel<AccountValues> {
  const stored = (): AccountValues => {
    const { fullName = '', email, phone } = session.user ?? {};
    return { fullName, email: email ?? '', phone: phone ?? '', password: '' };
  };
  return new FormModel<AccountValues>({
    load: async () => {
      await session.changed();
      return stored();
    },
    check: ({ fullName, email, phone }) => checkUser({ userName: '', fullName, email, phone }, t),
    save: async ({ password }, { fullName, email, phone }) => {
      const sure = email === undefined && phone === undefined ? {} : { password };
      await api.of(usersCalls).updateCurrent({ body: { fullName, email, phone, ...sure } });
      await session.changed();
      return stored();
    },
    secrets: ['password'],
  });
}
