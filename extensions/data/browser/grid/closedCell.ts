import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { GridModel } from './gridModel';
import type { CellPlace, GridSelection } from './gridSelection';

type Cells = Pick<GridModel, 'edit' | 'rowAt' | 'newRowAt' | 'columns' | 'mayWrite' | 'closedCell'> & {
  readonly selection: { readonly cursor: CellPlace };
};

type Why = 'grid.closed' | 'grid.notEditable';

/** Why the cell that the user wanted to edit can't be; said for as long as he stays on it alone. */
export class ClosedCell {
  private told: { readonly at: CellPlace; readonly why: Why } | undefined = undefined;

  constructor(private readonly selection: Pick<GridSelection, 'cursor' | 'isSingle'>) {
    makeObservable<this, 'told'>(this, { told: observableRef, why: computed });
  }

  get why(): Why | undefined {
    const { told, selection } = this;
    return told && told.at === selection.cursor && selection.isSingle ? told.why : undefined;
  }

  tell(why: Why): void {
    runInAction(() => (this.told = { at: this.selection.cursor, why }));
  }

  /** False where nothing was said. */
  hush(): boolean {
    const { why } = this;
    runInAction(() => (this.told = undefined));
    return why !== undefined;
  }
}

/** Edits the cell that the user is on, or says why not; false where there is none, or what is typed there is being saved. */
export function editOrTell(model: Cells, firstText?: string): boolean {
  const { row, column } = model.selection.cursor;
  if (model.edit(row, column, firstText)) return true;
  const of = model.rowAt(row);
  const newRow = model.newRowAt(row);
  if (!of || !model.columns[column] || newRow?.isOpen === false) return false;
  model.closedCell.tell(!newRow && !model.mayWrite(of) ? 'grid.closed' : 'grid.notEditable');
  return true;
}
