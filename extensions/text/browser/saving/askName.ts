import { inject, injectable } from 'inversify';
import { QuickInput } from 'lathe';
import type { EditedText } from '../documents/editedText';
import { MonacoLoader } from '../monaco/monacoLoader';
import { TextTexts } from '../textTexts';

/** Asks under which name a text is stored. */
@injectable()
export class AskName {
  constructor(
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(MonacoLoader) private readonly loader: MonacoLoader,
    @inject(TextTexts) private readonly texts: TextTexts,
  ) {}

  async ask(document: EditedText): Promise<string | undefined> {
    const { t } = this.texts;
    const name = await this.quickInput.input({
      title: t('save.asTitle'),
      prompt: t('save.asPrompt'),
      value: this.suggest(document),
      validate: (value) => problemOf(value, t),
    });
    return name?.trim();
  }

  private suggest(document: EditedText): string {
    if (!document.isUntitled) return document.name;
    const id = document.language;
    const language = this.loader.loaded?.languages.getLanguages().find((each) => each.id === id);
    return document.name + (language?.extensions?.[0] ?? '.txt');
  }
}

function problemOf(value: string, t: TextTexts['t']): string | undefined {
  const name = value.trim();
  if (name === '') return t('save.nameMissing');
  return isFileName(name) ? undefined : t('save.nameInvalid');
}

/** Parts divided by slashes, none of which leads elsewhere. */
export function isFileName(name: string): boolean {
  return name
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && !/[\u0000-\u001f\\]/.test(part));
}
