import { FailedCall, Metadata } from 'lathe';
import { useService } from 'lathe/ui';
import { useEffect, useMemo, useState } from 'react';

interface Previewed {
  readonly app: { readonly name: string; readonly label: string } | undefined;
  readonly problem: string | undefined;
  readonly retry: () => void;
}

/** The application that is looked at, as it is now. Call it from an observer. */
export function usePreviewed(id: string): Previewed {
  const metadata = useService(Metadata);
  const [attempt, setAttempt] = useState(0);
  // Opened anew after each attempt.
  const live = useMemo(() => ({ attempt, record: metadata.open(id) }).record, [metadata, id, attempt]);
  useEffect(() => () => live.dispose(), [live]);
  const { record, error } = live;
  return {
    app: record && { name: record.name, label: record.label },
    problem: error === undefined || record ? undefined : error instanceof FailedCall ? error.message : String(error),
    retry: () => setAttempt((before) => before + 1),
  };
}
