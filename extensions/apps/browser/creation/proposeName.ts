/** A name for what somebody calls an application: "Equipment maintenance" is "EquipmentMaintenance"; none without letters. */
export function proposeName(label: string, most: number): string {
  const words = label.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
  return joined.replace(/^\d+/, '').slice(0, Math.max(0, most));
}
