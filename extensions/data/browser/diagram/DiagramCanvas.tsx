import {
  applyNodeChanges,
  Background,
  type Connection,
  Controls,
  type Edge,
  MarkerType,
  MiniMap,
  type NodeChange,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react';
import { Commands, onUnexpectedError } from 'lathe';
import { useContextMenu, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { DiagramModel } from './diagramModel';
import { type BoxNode, ObjectNode } from './ObjectNode';
import '@xyflow/react/dist/base.css';
import './diagram.css';

const nodeTypes = { object: ObjectNode };

export interface DiagramCanvasProps {
  readonly model: DiagramModel;
}

export const DiagramCanvas = observer(function DiagramCanvas(props: DiagramCanvasProps): ReactNode {
  return (
    <ReactFlowProvider>
      <Flow {...props} />
    </ReactFlowProvider>
  );
});

const Flow = observer(function Flow({ model }: DiagramCanvasProps): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const menu = useContextMenu('data/diagram');
  const flow = useReactFlow();
  const [nodes, setNodes] = useState<BoxNode[]>([]);
  const { boxes, places, edges, fits, selected } = model;
  const run = useCallback(
    (id: string, ...args: unknown[]) => void commands.execute(id, ...args).catch(onUnexpectedError),
    [commands],
  );
  const open = useCallback((name: string, fieldId?: string) => run('data.openInDesigner', name, fieldId), [run]);
  useEffect(() => {
    setNodes((before) =>
      boxes.map((box) => {
        const { name, label } = box.object;
        const known = before.find(({ id }) => id === name);
        const position = places.get(name) ?? { x: 0, y: 0 };
        return {
          ...known,
          id: name,
          type: 'object',
          position,
          data: { box, open },
          selected: name === selected,
          ariaLabel: label,
        };
      }),
    );
  }, [boxes, places, selected, open]);
  useEffect(() => {
    // What is new has its size only after it was drawn.
    const timer = setTimeout(() => void flow.fitView({ padding: 0.1, maxZoom: 1 }), 60);
    return () => clearTimeout(timer);
  }, [flow, fits]);
  const drawn = useMemo<Edge[]>(
    () =>
      edges.map(({ id, from, to, field }) => ({
        ...{ id, source: from, target: to, sourceHandle: id, targetHandle: 'in' },
        ...{
          label: field.label,
          markerEnd: { type: MarkerType.ArrowClosed },
          focusable: true,
          ariaLabel: t('diagram.edge', { from, to, field: field.label }),
        },
      })),
    [edges, t],
  );
  const onNodesChange = (changes: NodeChange<BoxNode>[]): void => {
    setNodes((before) =>
      applyNodeChanges(
        changes.filter(({ type }) => type !== 'remove'),
        before,
      ),
    );
    for (const change of changes) {
      if (change.type === 'remove') model.remove(change.id);
      if (change.type === 'select' && change.selected) model.select(change.id);
      // By the arrow keys too, which drag nothing.
      if (change.type === 'position' && change.position && !change.dragging) model.move(change.id, change.position);
    }
  };
  const connect = ({ source, target }: Connection): void => run('data.addLookup', source, target);
  return (
    <div className="diagram" data-testid="diagram">
      <ReactFlow
        nodes={nodes}
        edges={drawn}
        nodeTypes={nodeTypes}
        onNodesChange={onNodesChange}
        onConnect={connect}
        onEdgeDoubleClick={(_event, { id, source }) => open(source, id)}
        onPaneClick={() => model.select(undefined)}
        onNodeContextMenu={(event, { id }) => {
          event.preventDefault();
          model.select(id);
          menu.show({ x: event.clientX, y: event.clientY }, { label: id, args: [id] });
        }}
        deleteKeyCode={['Delete', 'Backspace']}
        minZoom={0.1}
        fitView
        proOptions={{ hideAttribution: true }}
        aria-label={t('diagram')}
      >
        <Background />
        <MiniMap pannable zoomable ariaLabel={t('diagram.map')} />
        <Controls showInteractive={false} aria-label={t('diagram.controls')} />
      </ReactFlow>
    </div>
  );
});
