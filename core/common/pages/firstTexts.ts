type Texts = Readonly<Record<string, string>>;

/** The texts with which a page begins: without those whose keys begin with one of the words, such as "designer.title". */
export function firstTexts(texts: Texts, later: readonly string[] = []): Texts {
  const words = new Set(later);
  return pick(texts, (key) => !words.has(key.split('.', 1)[0] ?? ''));
}

/** What a language lacks and is therefore said in the other one. */
export function lackingTexts(texts: Texts, other: Texts): Texts {
  return pick(other, (key) => !(key in texts));
}

function pick(texts: Texts, wanted: (key: string) => boolean): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => wanted(key)));
}
