import { toData, toValues } from './serviceForm';

const stored = {
  ...{ type: 'native', version: '1.0.0', properties: { own: 1 }, labels: { 'zh-CN': '销售', de: 'Verkauf' } },
  ...{
    description: 'About',
    relatedApps: [{ app: '000f0000000000000001', appServiceRelation: 1 }],
    supportBO20: false,
  },
};

describe('a service in its form', () => {
  const values = toValues({ label: 'Sales', active: true, data: stored });

  it('is what it was when nothing is changed', () => {
    expect(values).toMatchObject({ label: 'Sales', chinese: '销售', description: 'About', version: '1.0.0' });
    expect(toData(stored, values)).toEqual(stored);
  });

  it('keeps what the form does not show, and leaves out what is blank', () => {
    const { labels, description, ...rest } = toData(stored, {
      ...values,
      chinese: ' ',
      description: '',
      version: ' 2 ',
    });
    expect([labels, description, rest['version'], rest['properties']]).toEqual([
      ...[{ de: 'Verkauf' }, undefined],
      ...['2', { own: 1 }],
    ]);
  });
});
