import type { Activate } from 'lathe';
import { registerNews } from './news/registerNews';
import { registerNotices } from './notices/registerNotices';

export const activate: Activate = (context) => {
  registerNotices(context);
  registerNews(context);
};
