/** The addresses that a text names, each once. */
export function linksIn(text: string): readonly string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g))];
}
