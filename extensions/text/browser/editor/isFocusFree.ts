/** Nothing else has the focus: it is nowhere, or on what surrounds the text. */
export function isFocusFree(place: HTMLElement): boolean {
  const { activeElement, body } = place.ownerDocument;
  return activeElement === null || activeElement === body || activeElement.contains(place);
}
