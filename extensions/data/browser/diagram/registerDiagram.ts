import type { ExtensionContext } from 'lathe';
import { DiagramCommands } from './diagramCommands';
import { DiagramEditor } from './DiagramEditor';
import { diagramEditor, Diagrams } from './diagrams';

const commands = [
  'data.openEntityDiagram',
  'data.showInDiagram',
  'data.addToDiagram',
  'data.addNeighbours',
  'data.removeFromDiagram',
  'data.layOutDiagram',
  'data.fitDiagram',
  'data.exportDiagramPng',
  'data.exportDiagramSvg',
  'data.addLookup',
  'data.renameInDiagram',
  'data.openInDesigner',
] as const;

export function registerDiagram(context: ExtensionContext): void {
  for (const service of [Diagrams, DiagramCommands]) context.bind(service);
  context.editors.register(diagramEditor, DiagramEditor);
  for (const id of commands)
    context.commands.register(id, (...args) => context.get(DiagramCommands).handlers[id]?.(...args));
}
