import { type Api } from 'lathe';
import { FormModel } from 'lathe/ui';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { usersCalls } from '../../common/usersCalls';
import type { UserView } from '../../common/userShapes';

export type UserValues = {
  readonly userName: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly languageLocaleKey: string;
  readonly profile: string;
  readonly password: string;
  readonly mustChangePassword: boolean;
};

const blank: UserValues = {
  userName: '',
  fullName: '',
  email: '',
  phone: '',
  languageLocaleKey: 'en_US',
  profile: '',
  password: '',
  mustChangePassword: true,
};
export const newId = 'new';

/** A user in a form: one who is there, or one who is yet to be made. */
export class UserRecord {
  /** As the server knows him; undefined while there is none. */
  view: UserView | undefined = undefined;
  readonly form: FormModel<UserValues>;

  constructor(
    private readonly api: Api,
    public id: string,
    check: (values: UserValues) => Partial<Record<keyof UserValues, string>>,
  ) {
    makeObservable(this, { view: observableRef, id: observable });
    this.form = new FormModel<UserValues>({
      load: () => this.load(),
      save: (values, changes) => (this.isNew ? this.create(values) : this.update(changes)),
      check,
      secrets: ['password'],
    });
  }

  get isNew(): boolean {
    return this.id === newId;
  }

  private async load(): Promise<UserValues> {
    return this.isNew ? blank : this.take(await this.api.of(usersCalls).get({ params: { id: this.id } }));
  }

  private async create({ password, ...values }: UserValues): Promise<UserValues> {
    const body = { ...values, password: password || undefined };
    return this.take(await this.api.of(usersCalls).create({ body }));
  }

  private async update({ fullName, email, phone, languageLocaleKey, profile }: Partial<UserValues>) {
    const body = { fullName, email, phone, languageLocaleKey, profile, revision: this.view?.revision };
    return this.take(await this.api.of(usersCalls).update({ params: { id: this.id }, body }));
  }

  private take(view: UserView): UserValues {
    runInAction(() => Object.assign(this, { view, id: view.id }));
    const { userName, fullName, email, phone, languageLocaleKey, profile } = view;
    return { ...blank, userName, fullName, email: email ?? '', phone: phone ?? '', languageLocaleKey, profile };
  }
}
