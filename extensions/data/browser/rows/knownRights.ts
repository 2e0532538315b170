import { observable, runInAction } from 'mobx';
import type { Row } from '../../common/dataCalls';
import type { ObjectDescription } from '../../common/describeCalls';
import type { DataRows } from './dataRows';

/** Of so many rows at once. */
const mostAsked = 1000;

interface Rights {
  readonly edit: boolean;
  readonly delete: boolean;
}

/** What the user may do with each row of an object. Until that is known of one, what he may do with rows at all. */
export class KnownRights {
  private readonly known = observable.map<string, Rights>({}, { deep: false });

  constructor(
    private readonly rows: Pick<DataRows, 'rights'>,
    private readonly object: ObjectDescription,
  ) {}

  /** Where all rows are alike nobody is asked. */
  async learn(rows: readonly Row[]): Promise<void> {
    const { differs, name } = this.object;
    if (!differs) return;
    for (let from = 0; from < rows.length; from += mostAsked) {
      const ids = rows.slice(from, from + mostAsked).map(({ id }) => String(id));
      const rights = await this.rows.rights(name, ids);
      const [edit, remove] = [new Set(rights.edit), new Set(rights.delete)];
      runInAction(() => ids.forEach((id) => this.known.set(id, { edit: edit.has(id), delete: remove.has(id) })));
    }
  }

  /** He may change rows, but not this one. */
  isClosed(id: unknown): boolean {
    return this.object.may.edit && !this.may('edit', id);
  }

  may(what: keyof Rights, id: unknown): boolean {
    const { kind, may } = this.object;
    return kind === 'custom' && (this.known.get(String(id))?.[what] ?? may[what]);
  }
}
