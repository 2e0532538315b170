import type { MetadataRecord } from 'lathe/common';
import { ResourceData } from '../../common/resources/resourceData';
import { blankResource, toData, toValues } from './resourceValues';

const object = '000o0000000000000001';

const stored = (data: object): MetadataRecord => ({
  ...{ id: '000r0000000000000001', type: 'CustomResource', name: 'it', label: 'It', parent: null, belongTo: null },
  ...{ revision: 1, active: true, createdBy: '', createdByName: '', createdAt: '', modifiedBy: '', modifiedByName: '' },
  ...{ modifiedAt: '', data: JSON.parse(JSON.stringify(ResourceData.parse(data))) },
});

describe('a resource in its form', () => {
  it.each([
    { path: '/a', parameters: [{ name: 'n', type: 'number' }], action: { kind: 'query', object, limit: 'n' } },
    {
      ...{ path: '/b', access: { profiles: ['Builder'], permissionSets: ['set'] } },
      parameters: [{ name: 'min', type: 'number', default: 3 }],
      action: {
        ...{ kind: 'query', object },
        request: {
          condition: { conditions: [{ field: 'total', operator: 'ge', value: { parameter: 'min' } }] },
          options: { fields: ['name'], orderby: [{ field: 'name', order: 'desc' }], limit: 7, groupby: ['name'] },
          relation: { parents: [{ relatedField: 'owner', fields: ['name'] }] },
        },
      },
    },
    {
      path: '/a/:id',
      parameters: [{ name: 'id', in: 'path', required: true }],
      action: { kind: 'read', object, id: { parameter: 'id' }, fields: ['name'] },
    },
    {
      ...{ method: 'POST', path: '/a', parameters: [{ name: 'v', in: 'body' }] },
      action: { kind: 'create', object, values: { name: { parameter: 'v' }, total: 3, tags: ['x'] } },
    },
    {
      ...{ method: 'DELETE', path: '/a/:id', description: 'gone' },
      parameters: [{ name: 'id', in: 'path', required: true }],
      action: { kind: 'delete', object, id: { parameter: 'id' } },
    },
  ])('comes back as it was: %j', (data) => {
    const read = toData(toValues(stored(data)));
    expect('data' in read && ResourceData.parse(read.data)).toEqual(ResourceData.parse(data));
  });

  it('declares what stands in its path', () => {
    const read = toData({ ...blankResource, path: '/orders/:id/:part', kind: 'read', object });
    expect(read).toMatchObject({
      data: {
        parameters: [
          { name: 'id', in: 'path', type: 'id', required: true },
          { name: 'part', in: 'path', type: 'text', required: true },
        ],
      },
    });
  });

  it('leaves out what is not chosen yet', () => {
    const read = toData({
      ...{ ...blankResource, method: 'POST', kind: 'create', object },
      values: [
        { field: '', value: 1 },
        { field: 'name', value: undefined },
      ],
    });
    expect(read).toMatchObject({ data: { action: { values: { name: null } } } });
    const query = toData({ ...blankResource, object, limit: '', orderby: [{ field: '', order: 'asc' }] });
    expect(query).toMatchObject({ data: { action: { request: {} } } });
  });

  it('says in which field there is no JSON', () => {
    expect(toData({ ...blankResource, further: '{' })).toEqual({ wrong: 'further' });
    expect(toData({ ...blankResource, further: '[]' })).toEqual({ wrong: 'further' });
    expect(toData({ ...blankResource, further: '{"options":{"distinct":true}}' })).toMatchObject({
      data: { action: { request: { options: { distinct: true, limit: 100 } } } },
    });
  });
});
