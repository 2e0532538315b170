import { typeTitles } from './typeTitles';

it('tells a type as the user calls it, and one that is not known as it is', async () => {
  const titleOf = await typeTitles({ types: async () => [{ name: 'PkgContent', title: 'Package Content' }] });
  expect([titleOf('PkgContent'), titleOf('Mystery')]).toEqual(['Package Content', 'Mystery']);
});
