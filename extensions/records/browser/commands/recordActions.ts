import { FailedCall, Identifiers, inject, injectable, MetadataClient, Notifications, QuickInput, Routes } from 'lathe';
import { isMetadataName, labelLength, nameFromWords, type MetadataRecord, type TypeInfo } from 'lathe/common';
import { RecordTypes } from '../data/recordTypes';
import type { RecordPlace } from '../editor/recordUri';
import { RecordTexts } from '../recordTexts';
import type { KnownRecord } from '../tree/treeItem';

/** Making, opening, renaming and moving records. */
@injectable()
export class RecordActions {
  constructor(
    @inject(MetadataClient) private readonly client: MetadataClient,
    @inject(RecordTypes) private readonly types: RecordTypes,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Routes) private readonly routes: Routes,
    @inject(Identifiers) private readonly identifiers: Identifiers,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(RecordTexts) private readonly texts: RecordTexts,
  ) {}

  async open({ type, id }: RecordPlace, preview = false): Promise<void> {
    await this.routes.open(`/metadata/${encodeURIComponent(type)}/${id}`, { preview });
  }

  /** In the screen made for it, if there is one. */
  async show(place: RecordPlace): Promise<void> {
    if (this.identifiers.find(place.id)) await this.identifiers.open(place.id);
    else await this.open(place);
  }

  /** Asks for what it is not told; opens what it made. */
  async create(type?: TypeInfo, parent?: KnownRecord): Promise<void> {
    const wanted = type ?? (await this.askType(parent));
    const label = wanted && (await this.askLabel(wanted));
    const name = label === undefined || !wanted ? undefined : await this.askName(wanted, label);
    if (!wanted || label === undefined || name === undefined) return;
    await this.tell(async () => this.open(await this.make(wanted, { name, label }, parent)));
  }

  rename(place: RecordPlace, label: string): Promise<void> {
    return this.tell(() => this.change(place, { label }));
  }

  /** Into another record, or out of all. */
  move(places: readonly RecordPlace[], parent: string | null): Promise<void> {
    return this.tell(async () => {
      for (const place of places) await this.change(place, { parent });
    });
  }

  labelProblem(label: string): string | undefined {
    if (label.trim() === '') return this.texts.t('label.missing');
    return label.length > labelLength ? this.texts.t('label.long', { length: labelLength }) : undefined;
  }

  /** What the server refuses is said in its own words. */
  async tell(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof FailedCall)) throw error;
      this.notifications.error(error.message);
    }
  }

  private async change({ type, id }: RecordPlace, change: { label?: string; parent?: string | null }): Promise<void> {
    const { revision } = await this.client.get(type, id);
    await this.client.update(type, id, { revision, ...change });
  }

  private make(
    type: TypeInfo,
    record: { readonly name: string; readonly label: string },
    parent: KnownRecord | undefined,
  ): Promise<MetadataRecord> {
    const owner = parent && this.types.find(parent.type);
    if (!parent || !owner) return this.client.create(type.name, record);
    if (!this.types.isPartOf(type, owner)) return this.client.create(type.name, { ...record, parent: parent.id });
    return this.client.createPart({ type: parent.type, id: parent.id, part: type.name }, record);
  }

  private async askType(parent: KnownRecord | undefined): Promise<TypeInfo | undefined> {
    await this.types.load();
    const owner = parent && this.types.find(parent.type);
    const possible = owner ? this.types.all.filter((type) => this.types.canHold(owner, type)) : this.types.roots;
    const items = possible.map((type) => ({ label: this.types.labelOf(type.name), icon: 'symbol-class', type }));
    const placeholder = this.texts.t(items.length > 0 ? 'create.type' : 'create.noType');
    return (await this.quickInput.pick(items, { placeholder }))?.type;
  }

  private askLabel(type: TypeInfo): Promise<string | undefined> {
    const title = this.texts.t('create.title', { type: this.types.labelOf(type.name) });
    const validate = (text: string): string | undefined => this.labelProblem(text);
    return this.quickInput.input({ title, prompt: this.texts.t('create.label'), validate, step: 1, totalSteps: 2 });
  }

  private askName(type: TypeInfo, label: string): Promise<string | undefined> {
    const { t } = this.texts;
    const title = t('create.title', { type: this.types.labelOf(type.name) });
    const validate = (name: string): string | undefined => (isMetadataName(name) ? undefined : t('editor.badName'));
    const value = nameFromWords(label);
    return this.quickInput.input({ title, prompt: t('create.name'), value, validate, step: 2, totalSteps: 2 });
  }
}
