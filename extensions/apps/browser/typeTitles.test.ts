import type { MetadataClient } from 'lathe';
import { typeTitles } from './typeTitles';

describe('typeTitles', () => {
  const types = jest.fn().mockResolvedValue([{ name: 'PkgContent', title: 'Package Content' }]);
  const client: Pick<MetadataClient, 'calls'> = { calls: Promise.resolve({ any: { types } } as never) };

  it('tells a type as the user calls it', async () => {
    const titleOf = await typeTitles(client);
    expect(titleOf('PkgContent')).toBe('Package Content');
  });

  it('tells a type of which nothing is known by its name', async () => {
    const titleOf = await typeTitles(client);
    expect(titleOf('Unknown')).toBe('Unknown');
  });
});
