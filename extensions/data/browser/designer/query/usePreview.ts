import { isCancellation } from 'lathe';
import { useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import type { Row } from '../../../common/dataCalls';
import { columnName } from '../../../common/objects/viewColumns';
import { DataRows } from '../../rows/dataRows';
import { previewOf, type ViewQuery } from './viewQuery';

export interface Preview {
  readonly rows?: readonly Row[];
  /** Why the query can't be asked. */
  readonly problem?: string;
}

export const previewRows = 20;
/** Not for every letter. */
const pause = 400;

/** The first rows of what a view object would have, asked anew once its query rests; the last ones until then. */
export function usePreview(view: ViewQuery | undefined): Preview {
  const data = useService(DataRows);
  const [preview, setPreview] = useState<Preview>({});
  const asked = view && JSON.stringify([view.object, previewOf(view.query, previewRows)]);
  useEffect(() => {
    if (asked === undefined) return undefined;
    const running = new AbortController();
    const timer = setTimeout(() => {
      const [object, query] = JSON.parse(asked);
      data.query(object, query, { names: true, signal: running.signal }).then(
        (rows) => !running.signal.aborted && setPreview({ rows: rows.map(asColumns) }),
        (error: unknown) => !isCancellation(error) && !running.signal.aborted && setPreview({ problem: textOf(error) }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }, [data, asked]);
  return view ? preview : {};
}

function asColumns(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([path, value]) => [columnName(path), value]));
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
