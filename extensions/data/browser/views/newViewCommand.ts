import { inject, injectable, QuickInput, Session, Tabs } from 'lathe';
import { viewKinds } from '../../common/views/viewKinds';
import { DataClient } from '../dataClient';
import { DataTexts } from '../dataTexts';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import { nameForBuilders } from '../nameForBuilders';
import { itemIcon } from '../saved/itemIcon';
import { newView } from './editor/newViewData';

/** Asks for the object and the kind, and opens what can be seen already where it is made one's own. */
@injectable()
export class NewView {
  constructor(
    @inject(QuickInput) private readonly input: QuickInput,
    @inject(ObjectDescriptions) private readonly descriptions: ObjectDescriptions,
    @inject(DataClient) private readonly client: DataClient,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Session) private readonly session: Session,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  async run(given?: unknown): Promise<void> {
    const { t } = this.texts;
    const name = typeof given === 'string' ? given : await this.chooseObject();
    if (name === undefined) return;
    const kinds = viewKinds.map((kind) => ({
      ...{ kind, label: t(`viewKind.${kind}`), icon: itemIcon({ type: 'View', kind }) },
      description: t(`viewKind.${kind}.about`),
    }));
    const chosen = await this.input.pick(kinds, { title: t('views.make'), placeholder: t('view.chooseKind') });
    if (!chosen) return;
    const object = await this.descriptions.of(name);
    const label = t('view.newLabel', { object: object.plural, kind: chosen.label }).slice(0, 64);
    const body = { label, data: newView(chosen.kind, object) };
    const { id } = await (await this.client.calls).views.create({ body });
    await this.tabs.open({ type: 'dataViewEditor', id, name: label });
  }

  private async chooseObject(): Promise<string | undefined> {
    const { t } = this.texts;
    const objects = this.descriptions
      .all()
      .then((all) =>
        all.map(({ name, plural }) => ({ label: plural, description: nameForBuilders(this.session, name), name })),
      );
    const options = { title: t('views.make'), placeholder: t('view.chooseObject'), matchOnDescription: true };
    return (await this.input.pick(objects, options))?.name;
  }
}
