import type { ExtensionContext } from 'lathe';
import { ExportEditor } from './ExportEditor';
import { ExportScopes } from './exportScopes';
import { ImportEditor } from './ImportEditor';
import { exportEditor, importEditor, TransferCommands } from './transferCommands';

export function registerTransfer(context: ExtensionContext): void {
  for (const service of [ExportScopes, TransferCommands]) context.bind(service);
  context.editors.register(importEditor, ImportEditor);
  context.editors.register(exportEditor, ExportEditor);
  for (const id of ['data.importRows', 'data.exportRows'])
    context.commands.register(id, (...args) => context.get(TransferCommands).handlers[id]?.(...args));
}
