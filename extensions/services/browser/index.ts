import type { Activate } from 'lathe';
import { registerCenter } from './center/registerCenter';
import { registerEditor } from './editor/registerEditor';
import { registerProblems } from './problems/registerProblems';
import { ServicesClient } from './servicesClient';

export const activate: Activate = (context) => {
  context.bind(ServicesClient);
  registerCenter(context);
  registerEditor(context);
  registerProblems(context);
};
