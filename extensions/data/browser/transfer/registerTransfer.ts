import type { ExtensionContext } from 'lathe';
import { lazyEditor } from '../lazyEditor';
import { ExportScopes } from './exportScopes';
import { exportEditor, importEditor, TransferCommands } from './transferCommands';

export function registerTransfer(context: ExtensionContext): void {
  for (const service of [ExportScopes, TransferCommands]) context.bind(service);
  context.editors.register(
    importEditor,
    lazyEditor(() => import('./ImportEditor').then((module) => module.ImportEditor)),
  );
  context.editors.register(
    exportEditor,
    lazyEditor(() => import('./ExportEditor').then((module) => module.ExportEditor)),
  );
  for (const id of ['data.importRows', 'data.exportRows'])
    context.commands.register(id, (...args) => context.get(TransferCommands).handlers[id]?.(...args));
}
