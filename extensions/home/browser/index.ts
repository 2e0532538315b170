import type { Activate } from 'lathe';
import { registerNotices } from './notices/registerNotices';

export const activate: Activate = (context) => {
  registerNotices(context);
};
