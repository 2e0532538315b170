import type { ActivateServer } from 'lathe/node';
import chinese from '../locales/zh-CN.json';
import english from '../locales/en.json';
import { registerApps } from './registerApps';

export const activate: ActivateServer = (context) => {
  context.texts({ en: english, 'zh-CN': chinese });
  registerApps(context);
};
