import { inject, injectable, Texts, type Translate } from 'lathe';

/** This extension's texts, for what is no component. */
@injectable()
export class AppsTexts {
  readonly t: Translate;

  constructor(@inject(Texts) texts: Texts) {
    this.t = texts.of('lathe.apps');
  }
}
