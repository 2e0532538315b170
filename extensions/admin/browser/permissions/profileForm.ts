import type { Api } from 'lathe';
import { FormModel } from 'lathe/ui';
import { observable } from 'mobx';
import { profileCalls, type ProfileView } from '../../common/profileCalls';
import { permissionSetCalls } from '../../common/permissionSetCalls';
import { knownPermissions } from './knownPermissions';

export interface ProfileValues {
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
  readonly permissionSets: readonly string[];
}

/** A profile in a form, with what it cannot change. */
export class ProfileForm {
  readonly stored = observable.box<ProfileView | undefined>(undefined, { deep: false });
  /** The permission sets that there are. */
  readonly sets = observable.array<{ readonly value: string; readonly label: string }>([], { deep: false });
  readonly form: FormModel<ProfileValues>;

  constructor(
    private readonly api: Api,
    private readonly id: string,
    private readonly onStored: (profile: ProfileView) => void,
  ) {
    this.form = new FormModel<ProfileValues>({ load: () => this.load(), save: (values) => this.save(values) });
  }

  private async load(): Promise<ProfileValues> {
    const calls = this.api.of(profileCalls);
    const [profile, sets] = await Promise.all([
      calls.get({ params: { id: this.id } }),
      this.api.of(permissionSetCalls).list({ query: { limit: 1000 } }),
    ]);
    this.sets.replace(sets.rows.map(({ id, label, name }) => ({ value: id, label, description: name })));
    return this.take(profile);
  }

  private async save(values: ProfileValues): Promise<ProfileValues> {
    const revision = this.stored.get()?.revision ?? 1;
    const body = {
      ...values,
      permissions: knownPermissions(values.permissions),
      permissionSets: [...values.permissionSets],
      revision,
    };
    return this.take(await this.api.of(profileCalls).update({ params: { id: this.id }, body }));
  }

  private take(profile: ProfileView): ProfileValues {
    this.stored.set(profile);
    this.onStored(profile);
    const { name, description, permissions, permissionSets } = profile;
    return { name, description, permissions, permissionSets: permissionSets.map(({ id }) => id) };
  }
}
