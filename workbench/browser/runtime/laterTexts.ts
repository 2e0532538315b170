import type { Container } from 'inversify';
import { retryDelays, waitFor } from '../../../core/browser/api/retryDelays';
import { ExtensionLoader } from '../../../core/browser/extensions/extensionLoader';
import { Texts } from '../../../core/browser/i18n/texts';
import type { Bootstrap } from '../../../core/common/extensions/bootstrap';
import { locales } from '../../../core/common/locale';

/** Brings the texts of extensions with which the page did not begin. */
export async function addLaterTexts(
  container: Container,
  { extensions, extensionTexts = {} }: Bootstrap,
): Promise<void> {
  const loader = container.get(ExtensionLoader);
  const texts = container.get(Texts);
  const missing = extensions.flatMap((extension) =>
    locales.filter((locale) => extensionTexts[extension.id]?.[locale]).map((locale) => ({ extension, locale })),
  );
  await Promise.all(
    missing.map(async ({ extension, locale }) =>
      texts.add(extension.id, locale, await persistently(() => loader.loadTexts(extension, locale))),
    ),
  );
}

/** Also over a network that goes and comes. */
async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (const delay of retryDelays()) {
    try {
      return await load();
    } catch {
      await waitFor(delay, undefined);
    }
  }
  return load();
}
