import type { ObjectDescription } from '../../../common/describeCalls';
import { viewIssues } from '../../../common/views/viewIssues';
import { viewKinds } from '../../../common/views/viewKinds';
import { newView } from './newViewData';

const flags = { editable: true, required: false, unique: false };
const order: ObjectDescription = {
  ...{ id: 'o', name: 'Order', label: 'Order', plural: 'Orders', kind: 'custom', children: [] },
  may: { create: true, edit: true, delete: true },
  fields: [
    { id: '0', name: 'id', label: 'ID', type: 'text', system: true, ...flags },
    { id: '1', name: 'name', label: 'Name', type: 'name', system: false, ...flags },
    { id: '2', name: 'owner', label: 'Owner', type: 'lookup', system: false, ...flags },
    { id: '3', name: 'createdDate', label: 'Created', type: 'datetime', system: true, ...flags },
    { id: '4', name: 'secret', label: 'Secret', type: 'encryptedtext', system: false, ...flags },
    { id: '5', name: 'status', label: 'Status', type: 'singleselect', system: false, ...flags },
  ],
};

describe('a new view', () => {
  it.each(viewKinds)('of the kind %s can be shown as it is', (kind) => {
    const view = newView(kind, order);
    expect(viewIssues(view, (path) => order.fields.find(({ name }) => name === path)?.type)).toEqual([]);
    expect(view.columns).not.toContain('secret');
  });

  it('has its columns by a choice, and stands on its own dates', () => {
    expect(newView('kanban', order).groupBy).toBe('status');
    expect(newView('calendar', order).dateField).toBe('createdDate');
    expect(newView('list', order).columns).toEqual(['name', 'status']);
  });
});
