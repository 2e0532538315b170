import type { NamingText } from '../../../data/common/fieldNaming';
import type { ResourceAction } from './resourceData';

/** What an action says of the fields of its object. */
export function namingText(action: ResourceAction): NamingText {
  switch (action.kind) {
    case 'query':
      return { request: action.request };
    case 'read':
      return { fields: action.fields ?? [] };
    case 'delete':
      return {};
    default:
      return { values: action.values };
  }
}
