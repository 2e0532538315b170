/** "$(gear)" is the codicon `gear`; anything else is a file of the extension and becomes its URL. */
export function iconOf(icon: string, base: string): string;
export function iconOf(icon: string | undefined, base: string): string | undefined;
export function iconOf(icon: string | undefined, base: string): string | undefined {
  if (icon === undefined) return undefined;
  return icon.startsWith('$(') ? icon.slice(2, -1) : base + icon.replace(/^\.?\//, '');
}
