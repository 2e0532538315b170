import type { ObjectReading } from '../access/rowAccess';
import type { ObjectModel, ObjectModels, RowSource } from '../objects/objectModel';
import { pathsIn } from '../saved/usedRecords';
import { isGrouped } from './viewModel';

type ViewSource = Extract<RowSource, { readonly view: unknown }>;
type ReadingOf = (model: ObjectModel) => Promise<ObjectReading>;

/**
 * What somebody sees of a view object follows from its base: columns of fields that are hidden from him are hidden, and
 * where such a field decides which rows there are, or is summed up, the view is not there for him.
 */
export async function viewReading(
  model: ObjectModel,
  { view, columns }: ViewSource,
  models: ObjectModels,
  readingOf: ReadingOf,
): Promise<ObjectReading> {
  const base = models.find(view.object);
  const seen = async (path: string): Promise<boolean> => base !== undefined && sees(base, path, models, readingOf);
  const { condition, options = {} } = view.query;
  const { fields: _, ...deciding } = options;
  const needed = pathsIn({ condition, options: isGrouped(view) ? options : deciding });
  const readable =
    base !== undefined && (await readingOf(base)).readable && (await Promise.all(needed.map(seen))).every(Boolean);
  const hidden = new Set<string>();
  for (const { name, path } of columns)
    if (path !== undefined && readable && !(await seen(path))) hidden.add(name.toLowerCase());
  return { readable: readable && model.fields.length > 0, hidden, rows: () => undefined };
}

async function sees(base: ObjectModel, path: string, models: ObjectModels, readingOf: ReadingOf): Promise<boolean> {
  let at: ObjectModel | undefined = base;
  for (const name of path.split('.').map((step) => step.toLowerCase())) {
    if (!at) return false;
    const { readable, hidden } = await readingOf(at);
    const field = at.field(name);
    if (!readable || !field || hidden.has(name)) return false;
    at = field.target === undefined ? undefined : models.find(field.target);
  }
  return true;
}
