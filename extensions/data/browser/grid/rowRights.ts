import { type Context, type ContextKeys, withValues } from 'lathe';
import type { ObjectDescription } from '../../common/describeCalls';

/** For the menus of an object's rows: what the reader may do with them. What he has begun himself he may also drop. */
export function rowRights({ root }: Pick<ContextKeys, 'root'>, { may }: Pick<ObjectDescription, 'may'>): Context {
  const [mayCreateRows, mayWriteRows] = [may.create, may.create || may.edit];
  return withValues(root, { mayCreateRows, mayWriteRows, mayDeleteRows: may.delete || may.create });
}
