/** How an extension is known everywhere: "publisher.name", or the name alone. */
export function extensionIdOf({ name, publisher }: { readonly name: string; readonly publisher?: string }): string {
  return publisher ? `${publisher}.${name}` : name;
}
