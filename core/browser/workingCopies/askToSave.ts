import { inject, injectable } from 'inversify';
import { Dialogs } from '../dialogs/dialogs';
import { Texts } from '../i18n/texts';

export type SaveAnswer = 'save' | 'discard' | 'cancel';

const maximumNamed = 10;

/** Asks what becomes of unsaved work that is about to be closed. */
@injectable()
export class AskToSave {
  constructor(
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  async ask(names: readonly string[]): Promise<SaveAnswer> {
    const t = this.texts.of('workbench');
    const many = names.length > 1;
    const listed = names.slice(0, maximumNamed).join('\n');
    const more = names.length > maximumNamed ? `\n${t('files.andMore', { count: names.length - maximumNamed })}` : '';
    const answer = await this.dialogs.ask({
      type: 'warning',
      message: many
        ? t('files.saveManyQuestion', { count: names.length })
        : t('files.saveQuestion', { name: names[0] ?? '' }),
      detail: many ? `${listed}${more}\n\n${t('files.saveDetail')}` : t('files.saveDetail'),
      buttons: [
        { id: 'save', label: t(many ? 'files.saveAll' : 'files.save') },
        { id: 'discard', label: t('files.dontSave') },
      ],
    });
    return answer === 'save' || answer === 'discard' ? answer : 'cancel';
  }
}
