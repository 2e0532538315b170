import type { Api } from 'lathe';
import { FormModel, newId } from 'lathe/ui';
import { observable } from 'mobx';
import { permissionSetCalls, type PermissionSetRow } from '../../common/permissionSetCalls';
import { knownPermissions } from './knownPermissions';

export interface PermissionSetValues {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly permissions: readonly string[];
}

/** A permission set in a form, or one that is yet to be made. */
export class PermissionSetForm {
  readonly stored = observable.box<PermissionSetRow | undefined>(undefined, { deep: false });
  readonly form: FormModel<PermissionSetValues>;

  constructor(
    private readonly api: Api,
    private readonly id: string,
    private readonly onStored: (set: PermissionSetRow) => void,
  ) {
    this.form = new FormModel<PermissionSetValues>({ load: () => this.load(), save: (values) => this.save(values) });
  }

  private async load(): Promise<PermissionSetValues> {
    if (this.id === newId) return { name: '', label: '', description: '', permissions: [] };
    return this.take(await this.calls.get({ params: { id: this.id } }));
  }

  private async save(values: PermissionSetValues): Promise<PermissionSetValues> {
    const body = { ...values, permissions: knownPermissions(values.permissions) };
    const revision = this.stored.get()?.revision;
    return this.take(
      revision === undefined
        ? await this.calls.create({ body })
        : await this.calls.update({ params: { id: this.id }, body: { ...body, revision } }),
    );
  }

  private take(set: PermissionSetRow): PermissionSetValues {
    this.stored.set(set);
    this.onStored(set);
    const { name, label, description, permissions } = set;
    return { name, label, description, permissions };
  }

  private get calls() {
    return this.api.of(permissionSetCalls);
  }
}
