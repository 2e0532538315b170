import { Session, Storage } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import type { ObjectDescription } from '../../common/describeCalls';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import { DataClient } from '../dataClient';
import { DiagramModel } from './diagramModel';
import { boxOf, edgesOf, lineTop } from './diagramShape';
import { diagramSvg } from './diagramSvg';

jest.mock('./layoutDiagram', () => ({
  layoutDiagram: (boxes: readonly { object: { name: string } }[]) =>
    Promise.resolve(new Map(boxes.map(({ object }, index) => [object.name, { x: index * 300, y: 0 }]))),
}));

const field = { system: false, editable: true, required: false, unique: false, type: 'text' } as const;
const lookup = (id: string, target: string) => ({ ...field, id, name: id, label: id, type: 'lookup' as const, target });

function object(
  name: string,
  fields: ObjectDescription['fields'],
  children: ObjectDescription['children'] = [],
): ObjectDescription {
  const may = { create: true, edit: true, delete: true };
  return { id: name, name, label: `${name} <1>`, plural: name, kind: 'custom', may, fields, children };
}

const order = object('Order', [
  { ...field, id: 't', name: 't', label: 'T' },
  lookup('customer', 'Customer'),
  lookup('owner', 'User'),
]);
const customer = object(
  'Customer',
  [lookup('region', 'Region')],
  [{ relationName: 'orders', object: 'Order', field: 'customer' }],
);
const region = object('Region', []);
const all = [order, customer, region];

function start() {
  const container = createTestContainer({ bind: [DataClient, ObjectDescriptions] });
  const descriptions = container.get(ObjectDescriptions);
  jest.spyOn(descriptions, 'all').mockResolvedValue(all);
  jest.spyOn(descriptions, 'of').mockImplementation((name) => {
    const found = all.find((each) => each.name === name);
    return found ? Promise.resolve(found) : Promise.reject(new Error(name));
  });
  const parts = { descriptions, storage: container.get(Storage), session: container.get(Session) };
  return { open: () => new DiagramModel('main', parts) };
}

describe('a diagram', () => {
  it('takes objects with their neighbours, lays them out and remembers where they stand', async () => {
    const { open } = start();
    const model = open();
    await model.addNeighbours('Customer');
    expect(model.names).toEqual(['Customer', 'Region', 'Order']);
    expect(model.edges.map(({ from, to }) => `${from}>${to}`)).toEqual(['Customer>Region', 'Order>Customer']);
    expect(model.places.get('Order')).toEqual({ x: 600, y: 0 });
    model.move('Order', { x: 5, y: 6 });
    model.remove('Region');
    const again = open();
    await again.load();
    expect([...again.places]).toEqual([
      ['Customer', { x: 0, y: 0 }],
      ['Order', { x: 5, y: 6 }],
    ]);
  });

  it('puts what is new below what stands already, and forgets what is gone', async () => {
    const { open } = start();
    const model = open();
    await model.add(['Order', 'Gone']);
    expect(model.objects).toEqual([order]);
    await model.add(['Region']);
    expect(model.places.get('Region')?.y).toBeGreaterThan(60);
    expect(model.state).toBe('ready');
  });
});

describe('boxes and lines', () => {
  const shown = new Set(['Order', 'Customer']);

  it('have lookups first, and lines only between what is shown', () => {
    const box = boxOf(order, shown);
    expect(box.lines.map(({ field: { name }, leads }) => [name, leads])).toEqual([
      ['customer', true],
      ['t', false],
    ]);
    expect(edgesOf([order, region])).toEqual([]);
    expect(lineTop(box, 'customer')).toBeLessThan(lineTop(box, 't'));
  });

  it('are drawn into a picture in which nothing is taken for markup', () => {
    const colours = {
      background: '#000',
      foreground: '#fff',
      muted: '#888',
      border: '#444',
      head: '#222',
      line: '#0af',
    };
    const { svg, width } = diagramSvg(
      [boxOf(order, shown), boxOf(customer, shown)],
      edgesOf([order, customer]),
      new Map([['Customer', { x: 400, y: 0 }]]),
      colours,
    );
    expect(width).toBeGreaterThan(600);
    expect(svg).toContain('Order &lt;1&gt;');
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('path')).toHaveLength(1);
  });
});
