import { placeWords } from './placeWords';

const t = (key: string): string => key;

it('says in words where something names another, and never shows the path of a value', () => {
  expect(placeWords('data.relatedApps.0.app', t)).toBe('designer.place.relatedApp');
  expect(placeWords('data.properties.lib.2', t)).toBe('designer.place.lib');
  expect(placeWords('data.something.of.others', t)).toBeUndefined();
});
