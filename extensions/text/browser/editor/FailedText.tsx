import type { ReactNode } from 'react';
import { FileNotFoundError, nameOfUri } from 'lathe';
import { Button, EmptyState, useTexts } from 'lathe/ui';

interface FailedTextProps {
  readonly uri: string;
  readonly error: unknown;
  readonly retry: () => void;
}

/** In the place of a text that cannot be shown. */
export function FailedText({ uri, error, retry }: FailedTextProps): ReactNode {
  const t = useTexts();
  const name = nameOfUri(uri);
  const reason = error instanceof Error ? error.message : String(error);
  const missing = error instanceof FileNotFoundError;
  return (
    <div role="alert" className="text-editor">
      <EmptyState icon="error" title={missing ? t('text.notFound', { name }) : t('text.cannotOpen', { name, reason })}>
        <Button onClick={retry}>{t('text.retry')}</Button>
      </EmptyState>
    </div>
  );
}
