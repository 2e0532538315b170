const known: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/^data\.defaultTabId$/, 'defaultTabId'],
  [/^data\.properties\.lib\b/, 'lib'],
  [/^data\.properties\.mobileAppSetting\b/, 'mobileTabs'],
  [/^data\.properties\.dependency\b/, 'dependency'],
  [/^data\.properties\.packageId$/, 'package'],
  [/^data\.properties\.skava\b/, 'website'],
  [/^data\.componentID$/, 'content'],
  [/^data\.serviceList\b/, 'services'],
];

/** Where in an application something is named, in words as far as there are any. */
export function placeWords(place: string, t: (key: string) => string): string {
  const found = known.find(([pattern]) => pattern.test(place));
  return found ? t(`designer.place.${found[1]}`) : place;
}
