import { injectable } from 'inversify';
import type { Disposable } from '../../common/lifecycle';
import { Registry } from '../registry';

/** A text that an editor has open. Its fields can be observed. */
export interface OpenText {
  readonly text: string;
  readonly dirty: boolean;
  readonly readonly: boolean;
  /** Replaces the text in one step that can be undone. */
  edit(text: string): void;
  /** Takes over what is stored. */
  reset(stored: string): void;
}

/** The texts that are being edited, by uri: for what shows or changes a part of one, such as a form beside it. */
@injectable()
export class OpenTexts {
  private readonly texts = new Registry<OpenText>('open text');

  add(uri: string, text: OpenText): Disposable {
    return this.texts.add(uri, text);
  }

  get(uri: string): OpenText | undefined {
    return this.texts.get(uri);
  }
}
