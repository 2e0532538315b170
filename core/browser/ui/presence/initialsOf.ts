/** Two letters at most that stand for a name: "Olga Petrova" is OP, "admin" is A, "王小明" is 王. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._@-]+/u).filter(Boolean);
  const first = (word: string | undefined): string => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '';
  return words.length > 1 ? first(words[0]) + first(words[1]) : first(words[0]);
}
