import { proposeFieldName, proposeName } from './proposeName';

describe('a proposed name', () => {
  it('is made of the words of a label', () => {
    expect(proposeName('Sales order')).toBe('SalesOrder');
    expect(proposeFieldName('Unit Price')).toBe('unitPrice');
  });

  it('is none where there are no letters to make it of', () => {
    expect([proposeName('订单'), proposeName('42 things'), proposeName('')]).toEqual(['', '', '']);
  });
});
