import {
  inject,
  injectable,
  ItemSearch,
  type ItemSource,
  MetadataClient,
  type QuickAccessItem,
  DisposableOwner,
} from 'lathe';
import { RecordActions } from './commands/recordActions';
import { RecordTypes } from './data/recordTypes';
import { RecordTexts } from './recordTexts';
import { titleOf } from './tree/treeItem';

const most = 50;

/** "#" finds records of every type. */
@injectable()
export class RecordSource extends DisposableOwner implements ItemSource {
  readonly id = 'records';

  constructor(
    @inject(MetadataClient) private readonly client: MetadataClient,
    @inject(RecordTypes) private readonly types: RecordTypes,
    @inject(RecordActions) private readonly actions: RecordActions,
    @inject(RecordTexts) private readonly texts: RecordTexts,
    @inject(ItemSearch) search: ItemSearch,
  ) {
    super();
    this.own(search.register(this));
  }

  get title(): string {
    return this.texts.t('container');
  }

  async search(query: string, signal: AbortSignal): Promise<readonly QuickAccessItem[]> {
    const text = query.trim();
    if (text === '') return [];
    const { any } = await this.client.calls;
    const [{ rows }] = await Promise.all([any.search({ query: { text, limit: most }, signal }), this.types.load()]);
    return rows.map((hit) => ({
      label: titleOf(hit),
      description: `${this.types.labelOf(hit.type)} · ${hit.name}`,
      icon: 'symbol-field',
      run: ({ background }) => this.actions.open(hit, background),
    }));
  }
}
