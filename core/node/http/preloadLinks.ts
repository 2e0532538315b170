/** A header "Link": whoever gets it asks for these GET calls at once, before any code on the page does. */
export function preloadLinks(addresses: readonly string[]): string {
  return addresses.map((address) => `<${address}>; rel=preload; as=fetch; crossorigin=anonymous`).join(', ');
}
