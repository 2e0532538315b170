import { ContextKeys, ContextMenus, inject, injectable, withValues } from 'lathe';
import { RecordTypes } from '../data/recordTypes';
import { RecordTexts } from '../recordTexts';
import { isRecord, titleOf, type TreeItem } from './treeItem';

type Place = Element | { readonly x: number; readonly y: number };

/** What the menu of a row and the commands in it are about. */
@injectable()
export class RecordMenu {
  selected: readonly TreeItem[] = [];

  constructor(
    @inject(ContextMenus) private readonly menus: ContextMenus,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(RecordTypes) private readonly types: RecordTypes,
    @inject(RecordTexts) private readonly texts: RecordTexts,
  ) {}

  readonly select = (items: readonly TreeItem[]): void => {
    this.selected = items;
  };

  readonly show = (items: readonly TreeItem[], at: Place): void => {
    this.select(items);
    const [item] = items;
    const record = item && isRecord(item) ? item.record : undefined;
    const type = record && this.types.find(record.type);
    const label = record ? titleOf(record) : this.texts.t('container');
    const context = withValues(this.contextKeys.root, {
      recordItem: items.length === 1 ? (item?.kind ?? 'none') : items.length === 0 ? 'none' : 'many',
      recordHoldsOthers: type !== undefined && this.types.all.some((other) => this.types.canHold(type, other)),
    });
    void this.menus.showMenu('records/item', { label, at, context });
  };
}
