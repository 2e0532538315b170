import type { Activate } from 'lathe';
import { registerCenter } from './center/registerCenter';
import { registerEditor } from './editor/registerEditor';
import { ServicesClient } from './servicesClient';

export const activate: Activate = (context) => {
  context.bind(ServicesClient);
  registerCenter(context);
  registerEditor(context);
};
