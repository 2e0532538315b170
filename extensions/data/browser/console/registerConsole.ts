import type { ExtensionContext } from 'lathe';
import { ConsoleCommands } from './consoleCommands';
import { consoleEditor, Consoles } from './consoles';
import { QueryConsoleEditor } from './QueryConsoleEditor';
import { QueryFiles } from './queryFiles';
import { QueryHistory } from './queryHistory';
import { QuerySchemas } from './querySchemas';

const commands = [
  'data.openQueryConsole',
  'data.newQuery',
  'data.runQuery',
  'data.cancelQuery',
  'data.explainQuery',
  'data.analyzeQuery',
  'data.showQueryHistory',
  'data.toggleQueryBuilder',
  'data.copyQueryAsCurl',
  'data.copyQueryAsTypeScript',
  'data.copyQueryResults',
  'data.exportQueryRows',
] as const;

export function registerConsole(context: ExtensionContext): void {
  for (const service of [QueryFiles, QueryHistory, QuerySchemas, Consoles, ConsoleCommands]) context.bind(service);
  context.get(QueryFiles);
  context.editors.register(consoleEditor, QueryConsoleEditor);
  for (const id of commands)
    context.commands.register(id, (...args) => context.get(ConsoleCommands).handlers[id]?.(...args));
}
