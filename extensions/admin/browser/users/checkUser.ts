import type { Translate } from 'lathe';
import { UserDetails } from '../../common/userShapes';
import type { UserValues } from './userRecord';

type Checked = Pick<UserValues, 'userName' | 'fullName' | 'email' | 'phone'>;
type Problems = Partial<Record<keyof Checked, string>>;

/** What is wrong with a user's values, in the words of the product. */
export function checkUser({ userName, fullName, email, phone }: Checked, t: Translate): Problems {
  const { shape } = UserDetails;
  return {
    ...(userName.startsWith('=') ? { userName: t('users.noFormula', { name: t('users.userName') }) } : {}),
    ...(fullName.startsWith('=') ? { fullName: t('users.noFormula', { name: t('users.fullName') }) } : {}),
    ...(shape.email.safeParse(email).success ? {} : { email: t('users.badEmail') }),
    ...(shape.phone.safeParse(phone).success ? {} : { phone: t('users.badPhone') }),
  };
}
