import { linksIn } from './linksIn';

describe('linksIn', () => {
  it('finds each address once, without what ends its sentence', () => {
    const text = 'See https://a.cn/x?y=1. Or (http://b.cn), <https://a.cn/x?y=1>!';
    expect(linksIn(text)).toEqual(['https://a.cn/x?y=1', 'http://b.cn']);
    expect(linksIn('ftp://a javascript:alert(1)')).toEqual([]);
  });
});
