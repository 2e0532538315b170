import type { ActivateServer } from 'lathe/node';
import chinese from '../locales/zh-CN.json';
import english from '../locales/en.json';
import { registerServices } from './registerServices';

export const activate: ActivateServer = (context) => {
  context.texts({ en: english, 'zh-CN': chinese });
  registerServices(context);
};
