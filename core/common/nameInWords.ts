/** "CustomObject" as "Custom Object". */
export function nameInWords(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2');
}
