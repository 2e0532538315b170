import { useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, ReactNode } from 'react';
import type { TranslatedText, TranslationModel } from './translationModel';

interface TranslationCellProps {
  readonly model: TranslationModel;
  readonly text: TranslatedText;
}

/** A translation, typed where it stands; Enter and the arrows go on to the next. */
export const TranslationCell = observer(function TranslationCell({ model, text }: TranslationCellProps): ReactNode {
  const t = useTexts();
  return (
    <input
      className={model.isChanged(text) ? 'translations__input translations__input--changed' : 'translations__input'}
      aria-label={t('translations.of', { text: text.text })}
      lang={model.language}
      maxLength={1000}
      value={model.valueOf(text)}
      onChange={(event) => model.translate(text, event.target.value)}
      onKeyDown={goOn}
    />
  );
});

function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  // While a Chinese word is being composed, Enter and the arrows choose it.
  if (event.nativeEvent.isComposing) return;
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const all = [
    ...(event.currentTarget.closest('[role=grid]')?.querySelectorAll<HTMLInputElement>('.translations__input') ?? []),
  ];
  const next = all[all.indexOf(event.currentTarget) + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
