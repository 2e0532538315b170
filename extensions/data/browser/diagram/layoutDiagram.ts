import ELK, { type ElkNode } from 'elkjs/lib/elk-api';
import { boxWidth, type DiagramBox, type DiagramEdge, type Place } from './diagramShape';

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.spacing.nodeNode': '40',
  'elk.layered.spacing.nodeNodeBetweenLayers': '90',
  'elk.separateConnectedComponents': 'true',
  'elk.spacing.componentComponent': '60',
};

/** Places for boxes, so that lines are short and cross seldom; found in a worker. */
export async function layoutDiagram(
  boxes: readonly DiagramBox[],
  edges: readonly DiagramEdge[],
): Promise<Map<string, Place>> {
  const elk = new ELK({ workerFactory: () => new Worker(new URL('elkjs/lib/elk-worker.min.js', import.meta.url)) });
  try {
    const children = boxes.map(({ object, height }) => ({ id: object.name, width: boxWidth, height }));
    const lines = edges.map(({ id, from, to }) => ({ id, sources: [from], targets: [to] }));
    const graph: ElkNode = { id: 'root', layoutOptions: options, children, edges: lines };
    const placed = await elk.layout(graph);
    return new Map((placed.children ?? []).map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
  } finally {
    elk.terminateWorker();
  }
}
