import { ResourceData } from './resourceData';
import { resourceIssues } from './resourceIssues';

describe('what is wrong with a custom resource', () => {
  const issues = (parameter: object) =>
    resourceIssues(
      ResourceData.parse({
        ...{ path: '/orders', parameters: [{ name: 'since', ...parameter }] },
        action: { kind: 'query', object: '000o0000000000000one' },
      }),
    ).map(({ code, name }) => `${code} ${name}`);

  it('is a default that is no value of its type', () => {
    expect(issues({ type: 'date', default: 'soon' })).toEqual(['RESOURCE_PARAMETER_DEFAULT since']);
    expect(issues({ type: 'number', list: true, default: 1 })).toEqual(['RESOURCE_PARAMETER_DEFAULT since']);
    expect(issues({ type: 'date', default: '2026-01-01' })).toEqual([]);
    expect(issues({ type: 'number', list: true, default: [1, 2] })).toEqual([]);
    expect(issues({ type: 'id' })).toEqual([]);
  });

  it('is a default that says to take less than one row', () => {
    const action = { kind: 'query', object: '000o0000000000000one', limit: 'top' };
    const data = { path: '/orders', parameters: [{ name: 'top', type: 'number', default: 0 }], action };
    expect(resourceIssues(ResourceData.parse(data)).map(({ code }) => code)).toEqual(['RESOURCE_PARAMETER_DEFAULT']);
  });
});
