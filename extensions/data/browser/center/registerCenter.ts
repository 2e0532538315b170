import { type ExtensionContext, Notifications, Tabs } from 'lathe';
import { forBuilders } from './forBuilders';
import { RemoveWithImpact } from '../designer/impact/removeWithImpact';
import { DataCenterEditor } from './DataCenterEditor';
import { NewObjectEditor } from './NewObjectEditor';
import { NewViewObjectEditor } from './NewViewObjectEditor';
import { openObject } from './openObject';
import { PickObject } from './pickObject';

/** The list of all objects, and what is done with whole ones. */
export function registerCenter({ bind, commands, editors, get, texts }: ExtensionContext): void {
  for (const service of [PickObject, RemoveWithImpact]) bind(service);
  editors.register('dataCenter', forBuilders(DataCenterEditor));
  editors.register('newDataObject', forBuilders(NewObjectEditor));
  editors.register('newDataViewObject', forBuilders(NewViewObjectEditor));
  commands.register('data.showDataCenter', () => get(Tabs).open({ type: 'dataCenter' }));
  commands.register('data.newObject', () => get(Tabs).open({ type: 'newDataObject' }));
  commands.register('data.newViewObject', async (given: Parameters<PickObject['pick']>[0]) => {
    const name = texts('newViewObject');
    const [base] = given === undefined ? [] : await get(PickObject).pick(given);
    const id = base && base.kind !== 'view' ? base.name : '';
    await get(Tabs).open({ type: 'newDataViewObject', id, name, params: id === '' ? {} : { base: id } });
  });
  commands.register('data.designObject', async (given: Parameters<PickObject['pick']>[0]) => {
    for (const object of await get(PickObject).pick(given)) await openObject(get(Tabs), object);
  });
  commands.register('data.deleteObject', async (given: Parameters<PickObject['pick']>[0]) => {
    const chosen = await get(PickObject).pick(given, ({ kind }) => kind !== 'standard');
    const own = chosen.filter(({ kind }) => kind !== 'standard');
    if (own.length < chosen.length) get(Notifications).info(texts('center.standardStays'));
    await get(RemoveWithImpact).remove('object', own);
  });
}
