import type { ExtensionContext } from 'lathe';
import { ResourceEditor } from '../resource/ResourceEditor';
import { ItemActions } from './itemActions';
import { ServiceEditor } from './ServiceEditor';

/** The editor of a service: what it is, its items and addresses, and how to call it. */
export function registerEditor({ bind, editors }: ExtensionContext): void {
  bind(ItemActions);
  editors.register('service', ServiceEditor);
  editors.register('nativeService', ServiceEditor);
  editors.register('serviceResource', ResourceEditor);
}
