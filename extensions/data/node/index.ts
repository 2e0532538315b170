import type { ActivateServer } from 'lathe/node';
import chinese from '../locales/zh-CN.json';
import english from '../locales/en.json';
import { registerObjects } from './objects/registerObjects';
import { serveSaved } from './saved/serveSaved';
import { serveData } from './serveData';
import { serveTransfer } from './transfer/serveTransfer';

export const activate: ActivateServer = (context) => {
  context.texts({ en: english, 'zh-CN': chinese });
  registerObjects(context);
  serveData(context);
  serveSaved(context);
  serveTransfer(context);
};
