const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** JSON by lines, each word as it was written: a number may have more digits than JavaScript keeps. Other text stays. */
export function indentJson(text: string): string {
  if (!isJson(text)) return text;
  const words = text.match(tokens) ?? [];
  let depth = 0;
  const line = (): string => `\n${'  '.repeat(depth)}`;
  return words
    .map((word, index) => {
      if (isOpening(word)) depth++;
      if (isClosing(word)) depth--;
      if (isOpening(word)) return isClosing(words[index + 1]) ? word : word + line();
      if (isClosing(word)) return isOpening(words[index - 1]) ? word : line() + word;
      if (word === ',') return word + line();
      return word === ':' ? ': ' : word;
    })
    .join('');
}

function isOpening(word: string | undefined): boolean {
  return word === '{' || word === '[';
}

function isClosing(word: string | undefined): boolean {
  return word === '}' || word === ']';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
