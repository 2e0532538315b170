/** How an extension is known everywhere: "publisher.name"; the scope of an npm package counts as its publisher. */
export function extensionIdOf({ name, publisher }: { readonly name: string; readonly publisher?: string }): string {
  const [, scope, bare = name] = /^@([^/]+)\/(.+)$/.exec(name) ?? [];
  const owner = publisher ?? scope;
  return owner ? `${owner}.${bare}` : bare;
}
