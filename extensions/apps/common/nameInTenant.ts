/** What people call something becomes its name in the tenant's namespace: "Shop" is "NS__Shop". */
export function nameInTenant(
  name: string,
  namespace: string | null,
): { readonly plain: string; readonly full: string } {
  const prefix = namespace ? `${namespace}__` : '';
  const plain = name.toLowerCase().startsWith(prefix.toLowerCase()) ? name.slice(prefix.length) : name;
  return { plain, full: prefix + plain };
}
