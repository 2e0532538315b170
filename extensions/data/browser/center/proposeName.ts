/** A name for what somebody calls a thing: "Sales Order" is "SalesOrder"; empty where no letter is left. */
export function proposeName(label: string): string {
  const words = label
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9\s_-]/g, '')
    .split(/[\s_-]+/)
    .filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Za-z]/.test(name) ? name.slice(0, 40) : '';
}

/** As a field is written: "unitPrice". */
export function proposeFieldName(label: string): string {
  const name = proposeName(label);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
