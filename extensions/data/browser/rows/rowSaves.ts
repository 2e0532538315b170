import type { Row } from '../../common/dataCalls';

interface Line {
  readonly changes: Row[];
  last: Promise<unknown>;
}

/** Changes on their way to the server: those of one row go one after the other, as each is made upon the one before. */
export class RowSaves {
  private readonly lines = new Map<string, Line>();

  async run<T>(id: string, changes: Row, save: () => Promise<T>): Promise<T> {
    const line = this.lines.get(id) ?? { changes: [], last: Promise.resolve() };
    this.lines.set(id, line);
    line.changes.push(changes);
    const mine = line.last.then(save);
    // One that fails keeps none of the next ones.
    line.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      line.changes.splice(line.changes.indexOf(changes), 1);
      if (line.changes.length === 0) this.lines.delete(id);
    }
  }

  /** The row with what is still on its way. */
  upon(row: Row): Row {
    const line = this.lines.get(String(row['id']));
    return line ? Object.assign({}, row, ...line.changes) : row;
  }
}
