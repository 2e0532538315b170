interface Types {
  types(): Promise<readonly { readonly name: string; readonly title: string }[]>;
}

/** What types of records are called in the language of the user; one that is not known is what it is. */
export async function typeTitles(any: Types): Promise<(type: string) => string> {
  const titles = new Map((await any.types()).map(({ name, title }) => [name, title]));
  return (type) => titles.get(type) ?? type;
}
