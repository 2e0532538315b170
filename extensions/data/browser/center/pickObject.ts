import { inject, injectable, QuickInput, Tabs } from 'lathe';
import { ownFirst } from '../../common/objects/ownFirst';
import { DataClient } from '../dataClient';
import { DataTexts } from '../dataTexts';
import type { ObjectRow } from '../../common/centerCalls';
import { kindIcons } from './kindIcons';
import { objectTab } from './openObject';

/** What a command about an object is given: rows of a list, a name, an id, or nothing. */
type Given = string | readonly { readonly id: string }[] | undefined;

/** The object that a command is about: as it is given, what the open tab shows, or what is picked. */
@injectable()
export class PickObject {
  constructor(
    @inject(DataClient) private readonly client: DataClient,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  async pick(given: Given, only: (row: ObjectRow) => boolean = () => true): Promise<readonly ObjectRow[]> {
    const { objects } = await (await this.client.calls).center.objects();
    const wanted = this.wanted(given);
    if (wanted) return objects.filter(({ id, name }) => wanted.some((each) => each === id || each === name));
    const items = objects
      .filter(only)
      .toSorted(ownFirst)
      .map((row) => ({
        ...{ label: row.label, description: row.name, icon: kindIcons[row.kind], row },
      }));
    const placeholder = this.texts.t('center.pick');
    const picked = await this.quickInput.pick(items, { placeholder, matchOnDescription: true });
    return picked ? [picked.row] : [];
  }

  private wanted(given: Given): readonly string[] | undefined {
    if (typeof given === 'string') return [given];
    if (given && given.length > 0) return given.map(({ id }) => id);
    const { active } = this.tabs;
    if (active?.type === objectTab) return [active.id];
    const { object } = active?.params ?? {};
    return object === undefined ? undefined : [object];
  }
}
