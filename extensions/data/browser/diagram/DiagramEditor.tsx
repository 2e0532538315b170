import type { Tab } from 'lathe';
import { ActionButton, Button, EmptyState, lazyPart, LoadFailed, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useRunCommand } from '../useRunCommand';
import type { DiagramCanvasProps } from './DiagramCanvas';
import { Diagrams } from './diagrams';
import './diagramTools.css';

const Canvas = lazyPart<DiagramCanvasProps>(() => import('./DiagramCanvas').then((module) => module.DiagramCanvas), {
  failed: (_props, _error, retry): ReactNode => <LoadFailed name="" retry={retry} />,
});

const tools = [
  ['data.addToDiagram', 'add', 'addToDiagram'],
  ['data.addNeighbours', 'type-hierarchy', 'addNeighbours'],
  ['data.addLookup', 'references', 'addLookup'],
  ['data.renameInDiagram', 'edit', 'renameInDiagram'],
  ['data.openInDesigner', 'go-to-file', 'openInDesigner'],
  ['data.removeFromDiagram', 'remove', 'removeFromDiagram'],
  ['data.layOutDiagram', 'symbol-structure', 'layOutDiagram'],
  ['data.fitDiagram', 'screen-full', 'fitDiagram'],
  ['data.exportDiagramPng', 'device-camera', 'exportDiagramPng'],
  ['data.exportDiagramSvg', 'save-as', 'exportDiagramSvg'],
] as const;

/** Objects and how they lead to one another. */
export const DiagramEditor = observer(function DiagramEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const run = useRunCommand();
  const model = useService(Diagrams).of(tab);
  const { state, problem, objects, selected } = model;
  return (
    <div className="diagram-editor">
      <div className="diagram-editor__tools" role="toolbar" aria-label={t('diagram.tools')}>
        {tools.map(([command, icon, text]) => (
          <ActionButton key={command} icon={icon} label={t(`command.${text}`)} onClick={() => run(command)} />
        ))}
        <span className="diagram-editor__selected" role="status">
          {selected === undefined ? t('diagram.count', { count: objects.length }) : selected}
        </span>
      </div>
      <div className="diagram-editor__body" data-autofocus="within">
        {state === 'loading' && <EmptyState icon="loading" title={t('transfer.loading')} />}
        {state === 'failed' && (
          <EmptyState icon="error" title={t('diagram.failed')} description={problem}>
            <Button onClick={() => void model.load()}>{t('transfer.retry')}</Button>
          </EmptyState>
        )}
        {state === 'ready' && objects.length === 0 && (
          <EmptyState icon="type-hierarchy" title={t('diagram.empty')} description={t('diagram.emptyHint')}>
            <Button onClick={() => run('data.addToDiagram')}>{t('command.addToDiagram')}</Button>
          </EmptyState>
        )}
        {state === 'ready' && objects.length > 0 && (
          <div className="diagram-editor__canvas">
            <Canvas model={model} />
          </div>
        )}
      </div>
    </div>
  );
});
