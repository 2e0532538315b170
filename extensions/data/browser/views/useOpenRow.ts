import { Routes } from 'lathe';
import { report, useService } from 'lathe/ui';
import type { Row } from '../../common/dataCalls';
import { recordPath } from '../values/LookupLink';
import { idOf } from './rowPages';

/** Opens the page of a row. */
export function useOpenRow(object: string): (row: Row) => void {
  const routes = useService(Routes);
  return (row) => report(routes.open(recordPath(object, idOf(row))));
}
