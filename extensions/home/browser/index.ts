import type { Activate } from 'lathe';
import { registerNews } from './news/registerNews';
import { registerNotices } from './notices/registerNotices';
import { registerHome } from './page/registerHome';

export const activate: Activate = async (context) => {
  registerNotices(context);
  registerNews(context);
  await registerHome(context);
};
