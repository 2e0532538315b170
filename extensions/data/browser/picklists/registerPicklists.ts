import { type ExtensionContext, Tabs } from 'lathe';
import { forBuilders } from '../center/forBuilders';
import { newId } from 'lathe/ui';
import { type Removed, RemoveWithImpact } from '../designer/impact/removeWithImpact';
import { PicklistEditor } from './PicklistEditor';
import { PicklistsEditor } from './PicklistsEditor';

/** Picklists, and the page of one. */
export function registerPicklists({ commands, editors, get, texts }: ExtensionContext): void {
  editors.register('picklists', forBuilders(PicklistsEditor));
  editors.register('picklist', forBuilders(PicklistEditor));
  commands.register('data.showPicklists', () => get(Tabs).open({ type: 'picklists' }));
  commands.register('data.newPicklist', () =>
    get(Tabs).open({ type: 'picklist', id: newId, name: texts('picklists.new') }),
  );
  commands.register('data.deletePicklist', (given: readonly Removed[] = []) =>
    get(RemoveWithImpact).remove('picklist', given),
  );
}
