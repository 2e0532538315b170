import { Dialogs, formatTime, inject, injectable, MetadataClient, QuickInput, Tabs, Texts } from 'lathe';
import { newId } from 'lathe/ui';
import type { IndexView } from '../../common/indexCalls';
import { openObject } from '../center/openObject';
import { PickObject } from '../center/pickObject';
import { DataClient } from '../dataClient';
import { DataTexts } from '../dataTexts';
import { RemoveWithImpact, type Removed } from './impact/removeWithImpact';
import type { SectionId } from './sections';

type Given = Parameters<PickObject['pick']>[0];

/** What is done with the parts of an object. */
@injectable()
export class PartCommands {
  constructor(
    @inject(DataClient) private readonly client: DataClient,
    @inject(MetadataClient) private readonly metadata: MetadataClient,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(PickObject) private readonly objects: PickObject,
    @inject(RemoveWithImpact) private readonly removal: RemoveWithImpact,
    @inject(DataTexts) private readonly texts: DataTexts,
    @inject(Texts) private readonly language: Texts,
  ) {}

  async show(section: SectionId, given: Given): Promise<void> {
    for (const object of await this.objects.pick(given)) await openObject(this.tabs, object, section);
  }

  /** In a tab of its type, where it is filled in. */
  async make(type: string, title: string, given: Given): Promise<void> {
    const [object] = await this.objects.pick(given, ({ kind }) => kind !== 'view');
    if (!object) return;
    await this.tabs.open({
      ...{ type, id: newId, name: this.texts.t(title), description: object.label },
      params: { object: object.id, id: newId },
    });
  }

  async removeFields(given: readonly Removed[] | undefined): Promise<void> {
    await this.removal.remove('field', given ?? (await this.pickedFields()));
  }

  /** Parts that hold nothing but themselves; they wait in the recycle bin. */
  async remove(type: string, given: readonly Removed[] | undefined): Promise<void> {
    const { t } = this.texts;
    const [first, ...others] = given ?? [];
    if (!first) return;
    const message =
      others.length === 0
        ? t('part.deleteOne', { label: first.label })
        : t('part.deleteMany', { count: others.length + 1 });
    const confirmed = await this.dialogs.confirm({
      ...{ message, detail: t('part.deleteDetail'), primary: t('impact.moveToBin'), type: 'warning', danger: true },
    });
    if (!confirmed) return;
    for (const { id } of [first, ...others]) {
      await this.metadata.remove(type, id);
      this.tabs.closeNow(this.tabs.all.filter((tab) => tab.id === id).map(({ key }) => key));
    }
  }

  /** An index has nothing in it that a recycle bin would keep: it's made again. */
  async removeIndex([index]: readonly (IndexView & { readonly object: string })[] = []): Promise<void> {
    if (!index) return;
    const { t } = this.texts;
    const message = t('indexes.deleteQuestion', { name: index.name });
    const detail = t(index.uses === 0 ? 'indexes.deleteUnused' : 'indexes.deleteUsed', { uses: index.uses });
    const confirmed = await this.dialogs.confirm({
      message,
      detail,
      primary: t('delete'),
      type: 'warning',
      danger: true,
    });
    if (!confirmed) return;
    await (await this.client.calls).indexes.remove({ params: { object: index.object, indexId: index.id } });
  }

  async restoreField(given: Given): Promise<void> {
    const [object] = await this.objects.pick(given, ({ kind }) => kind !== 'view');
    if (!object) return;
    const { t } = this.texts;
    const { bin } = await this.metadata.calls;
    const deleted = bin.list({ query: { type: 'Field', limit: 1000 } });
    const items = deleted.then(({ rows }) =>
      rows
        .filter(({ parent }) => parent === object.id)
        .map(({ id, label, name, deletedAt, deletedByName }) => ({
          ...{ label, description: name, icon: 'symbol-field', id },
          detail: t('fields.deletedBy', { at: formatTime(deletedAt, this.language.locale), by: deletedByName }),
        })),
    );
    const none = (await items).length === 0;
    if (none) {
      await this.dialogs.message({
        message: t('fields.noneDeleted'),
        detail: t('fields.noneDeletedHint'),
        buttons: [],
      });
      return;
    }
    const picked = await this.quickInput.pick(items, {
      title: t('fields.restore'),
      placeholder: t('fields.restoreHint'),
    });
    if (!picked) return;
    await bin.restore({ params: { id: picked.id } });
    await openObject(this.tabs, object, 'fields');
  }

  private async pickedFields(): Promise<readonly Removed[]> {
    const { active } = this.tabs;
    if (active?.type === 'dataField' && active.id !== newId) return [{ id: active.id, label: active.name }];
    const [object] = await this.objects.pick(undefined, ({ kind }) => kind !== 'view');
    if (!object) return [];
    const { parts } = await this.metadata.calls;
    const params = { type: 'object', id: object.id, part: 'Field' };
    const items = parts
      .list({ params, query: { limit: 1000, order: 'label' } })
      .then(({ rows }) => rows.map(({ id, label, name }) => ({ label, description: name, icon: 'symbol-field', id })));
    const picked = await this.quickInput.pick(items, { title: this.texts.t('fields.pick'), matchOnDescription: true });
    return picked ? [picked] : [];
  }
}
