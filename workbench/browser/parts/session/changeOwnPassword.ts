import { FailedCall } from '../../../../core/browser/api/failedCall';
import type { Session } from '../../../../core/browser/session/session';
import { toLocale } from '../../../../core/common/locale';
import { LoginServer } from '../../credentials/loginServer';
import { PasswordChange } from '../../credentials/passwordChange';

export function changeOwnPassword(session: Session, done: () => void): PasswordChange {
  const send = async (oldPassword: string, newPassword: string) => {
    try {
      await session.changePassword(oldPassword, newPassword);
      return undefined;
    } catch (error) {
      if (!(error instanceof FailedCall)) throw error;
      return { code: error.code, message: error.message };
    }
  };
  const locale = () => toLocale(document.documentElement.lang);
  const change = new PasswordChange(session.userName ?? '', '', locale, send, done);
  void change.follow(new LoginServer().passwordPolicy());
  return change;
}
