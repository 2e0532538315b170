const known: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/^data\.defaultTabId$/, 'defaultTabId'],
  [/^data\.properties\.lib\b/, 'lib'],
  [/^data\.properties\.mobileAppSetting\b/, 'mobileTabs'],
  [/^data\.properties\.dependency\b/, 'dependency'],
  [/^data\.properties\.packageId$/, 'package'],
  [/^data\.properties\.skava\b/, 'website'],
  [/^data\.componentID$/, 'content'],
  [/^data\.serviceList\b/, 'services'],
  [/^data\.relatedApps\b/, 'relatedApp'],
];

/** Where something names another, in words; nothing where there are none: the path of a value says nothing to people. */
export function placeWords(place: string, t: (key: string) => string): string | undefined {
  const found = known.find(([pattern]) => pattern.test(place));
  return found && t(`designer.place.${found[1]}`);
}
