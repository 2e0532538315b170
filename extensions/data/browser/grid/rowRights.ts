import { type Context, type ContextKeys, withValues } from 'lathe';
import type { GridModel } from './gridModel';

type Chosen = Pick<GridModel, 'object' | 'rights' | 'newRowAt'> & {
  readonly selection: Pick<GridModel['selection'], 'cursor' | 'range'>;
  readonly source: Pick<GridModel['source'], 'at'>;
};

/** For the menus of an object's rows: what the reader may do with those that he has chosen. */
export function rowRights({ root }: Pick<ContextKeys, 'root'>, model: Chosen): Context {
  const { create, edit } = model.object.may;
  return withValues(root, {
    ...{ mayCreateRows: create, mayImportRows: create || edit },
    ...{ mayWriteRows: mayWith(model, 'edit'), mayDeleteRows: mayWith(model, 'delete') },
  });
}

/** With one of them at least; what he has begun himself he may also drop. */
function mayWith(model: Chosen, what: 'edit' | 'delete'): boolean {
  const { object, rights, selection, source } = model;
  if (model.newRowAt(selection.cursor.row)) return object.may.create;
  const { firstRow, lastRow } = selection.range;
  for (let index = firstRow; object.may[what] && index <= lastRow; index++)
    if (rights.may(what, source.at(index)?.['id'])) return true;
  return false;
}
