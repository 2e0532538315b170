import type { ActivateServer } from 'lathe/node';
import english from '../locales/en.json';
import chinese from '../locales/zh-CN.json';
import { serveNews } from './news/serveNews';
import { serveNotices } from './notices/serveNotices';
import { serveStatements } from './statements/serveStatements';
import { serveStudy } from './study/serveStudy';

export const activate: ActivateServer = (context) => {
  context.texts({ en: english, 'zh-CN': chinese });
  serveNews(context);
  serveNotices(context);
  serveStudy(context);
  serveStatements(context);
};
