/** "status" of "ns__status__CST": what a formula needs to say. */
export function shortName(name: string): string {
  return /^[A-Za-z][A-Za-z0-9]*__(\w+?)__CST$/i.exec(name)?.[1] ?? name;
}
