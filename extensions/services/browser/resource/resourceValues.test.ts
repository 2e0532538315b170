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
      path: '/a/:id',
      parameters: [{ name: 'id', in: 'path' }],
      action: { kind: 'read', object, id: { parameter: 'id' } },
    },
    {
      ...{ method: 'POST', path: '/a', parameters: [{ name: 'v', in: 'body' }] },
      action: { kind: 'create', object, values: { name: { parameter: 'v' } } },
    },
    {
      ...{ method: 'DELETE', path: '/a/:id', parameters: [{ name: 'id', in: 'path' }], description: 'gone' },
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
          { name: 'id', in: 'path', type: 'id' },
          { name: 'part', in: 'path', type: 'text' },
        ],
      },
    });
  });

  it('says in which field there is no JSON', () => {
    expect(toData({ ...blankResource, parameters: '{' })).toEqual({ wrong: 'parameters' });
    expect(toData({ ...blankResource, request: '[]' })).toEqual({ wrong: 'request' });
    expect(toData({ ...blankResource, kind: 'create', values: '' })).toEqual({ wrong: 'values' });
  });
});
