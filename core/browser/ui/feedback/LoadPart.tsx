import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { Button } from '../button/Button';
import { EmptyState } from './EmptyState';
import { ProgressBar } from './ProgressBar';
import { useKitTexts } from '../useKitTexts';

export interface LoadPartProps {
  /** What is loaded, as a user knows it. */
  readonly name: string;
  readonly state: 'loading' | 'failed';
  readonly error?: unknown;
  /** Begins to load, and again on Retry. */
  readonly load: () => void;
}

/** Stands where something is drawn whose code is on its way, or did not arrive. */
export const LoadPart = observer(function LoadPart({ name, state, error, load }: LoadPartProps): ReactNode {
  const t = useKitTexts();
  const begin = useEffectEvent(() => state === 'loading' && load());
  // Only when it is first shown: a retry is the user's.
  useEffect(() => void begin(), []);
  if (state === 'loading') return <ProgressBar label={t('kit.loading', { name })} />;
  return (
    <div role="alert">
      <EmptyState title={t('kit.loadError', { name })} description={messageOf(error)}>
        <Button onClick={load}>{t('kit.retry')}</Button>
      </EmptyState>
    </div>
  );
});

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
