/** An address of this server with more in its query; what is absent is left out. */
export function providerAddress(address: string, more: Readonly<Record<string, string | undefined>>): string {
  const [path = '', query = ''] = address.split('?', 2);
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(more)) if (value) all.set(name, value);
  const text = all.toString();
  return text === '' ? path : `${path}?${text}`;
}
