import type { ObjectModel, ObjectModels } from '../objects/objectModel';

/** The objects as they were called before one of them, or a field, got another name: what was written then finds them. */
export function namedBefore(models: ObjectModels, id: string, from: string): ObjectModels {
  const old = from.toLowerCase();
  const object = models.byId(id);
  if (object) return { ...models, find: (name) => (name.toLowerCase() === old ? object : models.find(name)) };
  const owner = models.all.find(({ fields }) => fields.some((field) => field.id === id));
  const field = owner?.fields.find((each) => each.id === id);
  if (!owner || !field) return models;
  const before: ObjectModel = {
    ...owner,
    fields: owner.fields.map((each) => (each === field ? { ...field, name: from } : each)),
    field: (name) => (name.toLowerCase() === old ? field : owner.field(name)),
  };
  return { ...models, find: (name) => (models.find(name) === owner ? before : models.find(name)) };
}
