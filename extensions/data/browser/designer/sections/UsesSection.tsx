import { LiveEvents } from 'lathe';
import { metadataTopic } from 'lathe/common';
import { Button, EmptyState, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { Impact } from '../../../common/centerCalls';
import { DataClient } from '../../dataClient';
import { UseList } from '../impact/UseList';
import '../impact/impact.css';

type Answer = { readonly impact: Impact } | { readonly problem: string } | undefined;

interface UsesSectionProps {
  readonly id: string;
  readonly of?: 'object' | 'picklist';
}

/** What refers to the object or one of its parts from outside of it. */
export const UsesSection = observer(function UsesSection({ id, of = 'object' }: UsesSectionProps): ReactNode {
  const t = useTexts();
  const { answer, load } = useImpact(id);
  if (!answer) return <EmptyState title={t('uses.loading')} icon="loading" />;
  if ('problem' in answer)
    return (
      <EmptyState title={t('uses.failed')} description={answer.problem} icon="error">
        <Button onClick={load}>{t('retry')}</Button>
      </EmptyState>
    );
  const { impact } = answer;
  const { usesTotal } = impact;
  if (usesTotal === 0 && of === 'picklist')
    return (
      <div className="designer__muted">
        <p>{t('uses.none.picklist')}</p>
        <p>{t('uses.noneHint.picklist')}</p>
      </div>
    );
  if (usesTotal === 0)
    return <EmptyState title={t(`uses.none.${of}`)} description={t(`uses.noneHint.${of}`)} icon="references" />;
  return (
    <div className={of === 'object' ? 'designer__form' : undefined}>
      <p className="designer__muted">{t('impact.usedBy', { count: usesTotal })}</p>
      <UseList impact={impact} label={t('impact.uses')} t={t} />
    </div>
  );
});

function useImpact(id: string) {
  const client = useService(DataClient);
  const events = useService(LiveEvents);
  const [answer, setAnswer] = useState<Answer>(undefined);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    client.calls
      .then(({ center }) => center.impact({ params: { id }, body: {} }))
      .then(
        (impact) => current && setAnswer({ impact }),
        (error: unknown) => current && setAnswer({ problem: error instanceof Error ? error.message : String(error) }),
      );
    return () => {
      current = false;
    };
  }, [client, id, asked]);
  useEffect(() => {
    const again = (): void => setAsked((count) => count + 1);
    const hearing = events.listen(metadataTopic, { heard: again, missed: again });
    return () => hearing.dispose();
  }, [events]);
  return { answer, load: () => setAsked((count) => count + 1) };
}
