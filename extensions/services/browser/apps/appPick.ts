import { inject, injectable, MetadataClient, QuickInput, Texts, type Translate } from 'lathe';
import { type RecordChoice, recordChoices } from '../recordChoices';

/** Lets the user choose applications. */
@injectable()
export class AppPick {
  private readonly t: Translate;

  constructor(
    @inject(MetadataClient) private readonly metadata: MetadataClient,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Texts) texts: Texts,
  ) {
    this.t = texts.of('lathe.services');
  }

  /** Their ids; without some. */
  async several(without: ReadonlySet<string>): Promise<readonly string[]> {
    const chosen = await this.quickInput.pick(this.items(without), {
      ...{ title: this.t('apps.attach'), placeholder: this.t('apps.attachWhat') },
      ...{ canPickMany: true as const, enterPicksActive: true, matchOnDescription: true },
    });
    return (chosen ?? []).map(({ id }) => id);
  }

  private async items(without: ReadonlySet<string>): Promise<RecordChoice[]> {
    const all = await recordChoices(this.metadata, 'Application', 'layers');
    return all.filter(({ id }) => !without.has(id));
  }
}
