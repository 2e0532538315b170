import {
  Commands,
  DisposableOwner,
  inject,
  injectable,
  ItemSearch,
  type ItemSource,
  type QuickAccessItem,
} from 'lathe';
import { DataTexts } from '../dataTexts';
import { ObjectDescriptions } from '../describe/objectDescriptions';

/** "#" finds objects by their names. */
@injectable()
export class ObjectSource extends DisposableOwner implements ItemSource {
  readonly id = 'objects';

  constructor(
    @inject(ObjectDescriptions) private readonly descriptions: ObjectDescriptions,
    @inject(Commands) private readonly commands: Commands,
    @inject(DataTexts) private readonly texts: DataTexts,
    @inject(ItemSearch) search: ItemSearch,
  ) {
    super();
    this.own(search.register(this));
  }

  get title(): string {
    return this.texts.t('objects');
  }

  async search(query: string): Promise<readonly QuickAccessItem[]> {
    const wanted = query.trim().toLowerCase();
    if (wanted === '') return [];
    const found = (await this.descriptions.all()).filter(({ name, label, plural }) =>
      [name, label, plural].some((text) => text.toLowerCase().includes(wanted)),
    );
    return found.map(({ name, plural }) => ({
      label: plural,
      description: name,
      icon: 'table',
      run: () => this.commands.execute('data.openRecords', name),
    }));
  }
}
