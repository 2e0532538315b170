import { formatTime, inject, injectable, Texts, type Translate } from 'lathe';

/** This extension's texts, for what is no component. */
@injectable()
export class RecordTexts {
  readonly t: Translate;

  constructor(@inject(Texts) private readonly texts: Texts) {
    this.t = texts.of('lathe.records');
  }

  /** A moment as people write it, in the language of the workbench. */
  time(at: string): string {
    return formatTime(at, this.texts.locale);
  }
}
