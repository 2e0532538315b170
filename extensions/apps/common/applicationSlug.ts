/** A type of applications as it stands in addresses: "Quick Application Template" is "quick-template". */
export function applicationSlug(type: string): string {
  const words = type.toLowerCase().split(' ');
  return words.filter((word) => word !== 'application').join('-') || 'custom';
}

/** Where an application is edited. */
export function applicationRoute({ type, id }: { readonly type: string; readonly id: string }): string {
  return `/projects/app/${applicationSlug(type)}/${id}`;
}
