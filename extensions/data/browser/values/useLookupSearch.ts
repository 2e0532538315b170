import { useService } from 'lathe/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DataRows } from '../rows/dataRows';
import { findRows } from './findRows';
import type { LookupValue } from './lookupValue';

const none: readonly LookupValue[] = [];
/** So that not every letter asks the server. */
const pause = 150;

/** The rows of an object whose names have what is typed; an earlier search never outruns a later one. */
export function useLookupSearch(object: string | undefined, firstText?: string) {
  const rows = useService(DataRows);
  const [found, setFound] = useState(none);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useCallback(
    (text: string) => {
      running.current?.abort();
      clearTimeout(timer.current);
      if (object === undefined) return;
      const { signal } = (running.current = new AbortController());
      setBusy(true);
      const ask = (): void => {
        findRows(rows, object, text, signal)
          .then(
            (all) => !signal.aborted && (setFound(all), setFailure(undefined)),
            (error: unknown) => !signal.aborted && (setFound(none), setFailure(messageOf(error))),
          )
          .finally(() => !signal.aborted && setBusy(false));
      };
      timer.current = setTimeout(ask, text === '' ? 0 : pause);
    },
    [rows, object],
  );
  useEffect(() => {
    if (firstText !== undefined) search(firstText);
  }, [search, firstText]);
  useEffect(
    () => () => {
      running.current?.abort();
      clearTimeout(timer.current);
    },
    [],
  );
  return { found, busy, failure, search };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
