import type { Activate } from 'lathe';
import { registerNews } from './news/registerNews';
import { registerNotices } from './notices/registerNotices';
import { registerHome } from './page/registerHome';
import { registerStudy } from './study/registerStudy';

export const activate: Activate = async (context) => {
  registerNotices(context);
  registerNews(context);
  registerStudy(context);
  await registerHome(context);
};
