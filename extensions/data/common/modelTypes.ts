/** The types of metadata by whose change the objects change. */
export const modelTypes: ReadonlySet<string> = new Set([
  'CustomObject',
  'Field',
  'Picklist',
  'ObjectAccess',
  'SharingRule',
  'ValidationRule',
]);
