import type { ObjectModel, ObjectModels } from '../objects/objectModel';
import { TouchedObjects } from '../query/touchedObjects';

/** Who asks a view object asks its base, and whatever the query of the view follows. */
export function touchBase({ source }: ObjectModel, models: ObjectModels, touched: Set<ObjectModel>): void {
  if (!source || !('view' in source)) return;
  const base = models.find(source.view.object);
  if (!base) return;
  const inside = new TouchedObjects(models, false);
  inside.request(base, source.view.query);
  for (const model of inside.all) touched.add(model);
}
