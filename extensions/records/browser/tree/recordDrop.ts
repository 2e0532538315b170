import { inject, injectable, onUnexpectedError } from 'lathe';
import { RecordActions } from '../commands/recordActions';
import { RecordTypes } from '../data/recordTypes';
import { isRecord, type TreeItem } from './treeItem';

/** Which records may be put where: into another that can hold them, or back among those that stand by themselves. */
@injectable()
export class RecordDrop {
  constructor(
    @inject(RecordTypes) private readonly types: RecordTypes,
    @inject(RecordActions) private readonly actions: RecordActions,
  ) {}

  readonly canDrop = (items: readonly TreeItem[], target: TreeItem | undefined, place: string): boolean => {
    if (place !== 'inside' || !target) return false;
    return items.length > 0 && items.every((item) => isRecord(item) && this.fits(item.record.type, target));
  };

  readonly drop = (items: readonly TreeItem[], target: TreeItem | undefined): void => {
    if (!target) return;
    const parent = target.kind === 'record' ? target.record.id : target.kind === 'group' ? target.parent.id : null;
    const records = items.filter(isRecord).map(({ record }) => record);
    this.actions.move(records, parent).catch(onUnexpectedError);
  };

  private fits(name: string, target: TreeItem): boolean {
    const type = this.types.find(name);
    if (!type || target.kind === 'more') return false;
    if (target.kind === 'type') return target.type === type && type.within.length > 0;
    const holder = this.types.find(target.kind === 'record' ? target.record.type : target.parent.type);
    return holder !== undefined && this.types.canHold(holder, type);
  }
}
