import { DisposableOwner, inject, injectable, toDisposable } from 'lathe';
import { TreeModel } from 'lathe/ui';
import { reaction } from 'mobx';
import type { ObjectSummary } from '../../common/describeCalls';
import { objectKinds } from '../../common/objects/objectData';
import { DataTexts } from '../dataTexts';
import { ObjectDescriptions } from '../describe/objectDescriptions';

export interface ObjectGroup {
  readonly kind: ObjectSummary['kind'];
  readonly objects: readonly ObjectSummary[];
}

export type ObjectItem = ObjectGroup | ObjectSummary;

export function isGroup(item: ObjectItem): item is ObjectGroup {
  return 'objects' in item;
}

/** The objects that the user may read, by who made them. */
@injectable()
export class ObjectTree extends DisposableOwner {
  readonly model: TreeModel<ObjectItem>;

  constructor(@inject(ObjectDescriptions) descriptions: ObjectDescriptions, @inject(DataTexts) { t }: DataTexts) {
    super();
    this.model = new TreeModel<ObjectItem>({
      remote: true,
      getRoots: async () => groupsOf(await descriptions.all()),
      getId: (item) => (isGroup(item) ? `kind.${item.kind}` : item.id),
      getLabel: (item) => (isGroup(item) ? t(`objects.${item.kind}`) : item.plural),
      hasChildren: isGroup,
      getChildren: (item) => (isGroup(item) ? item.objects : []),
      isExpandedAtFirst: (item) => isGroup(item) && item.kind !== 'standard',
    });
    this.own(
      toDisposable(
        reaction(
          () => descriptions.version,
          () => this.model.refresh(),
        ),
      ),
    );
  }
}

/** Groups of which the user may see nothing are left out. */
export function groupsOf(all: readonly ObjectSummary[]): ObjectGroup[] {
  const sorted = all.toSorted((one, other) => one.plural.localeCompare(other.plural));
  return objectKinds
    .map((kind) => ({ kind, objects: sorted.filter((object) => object.kind === kind) }))
    .filter(({ objects }) => objects.length > 0);
}
