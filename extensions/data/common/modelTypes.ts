/** On this topic everybody hears that objects, as he may know them, are perhaps no longer what they were. */
export const objectsTopic = 'data-objects';

/** The types of metadata by whose change the objects change. */
export const modelTypes: ReadonlySet<string> = new Set([
  'CustomObject',
  'Field',
  'Picklist',
  'ObjectAccess',
  'SharingRule',
  'ValidationRule',
]);
