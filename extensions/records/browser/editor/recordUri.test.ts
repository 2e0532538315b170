import { recordAt, recordUri, versionAt, versionUri } from './recordUri';

const place = { type: 'Note', id: 'nt00aaaaaaaaaaaaaaaa' };
const pathOf = (uri: string): string => uri.slice(uri.indexOf(':') + 1);

describe('the addresses of records', () => {
  it('lead back to the record and the version', () => {
    expect(recordAt(pathOf(recordUri(place)))).toEqual(place);
    expect(versionAt(pathOf(versionUri(place, 3)))).toEqual({ ...place, revision: 3 });
  });

  it.each(['/Note/x.json', '/Note.json', '/a/b/c/nt00aaaaaaaaaaaaaaaa.json', ''])('are nothing else: %s', (path) => {
    expect(recordAt(path)).toBeUndefined();
    expect(versionAt(path)).toBeUndefined();
  });
});
