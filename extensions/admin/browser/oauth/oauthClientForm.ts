import { FormModel, newId } from 'lathe/ui';
import { observable, runInAction } from 'mobx';
import { type OauthClient, tokenMinutes } from '../../common/oauthCalls';
import { knownPermissions } from '../permissions/knownPermissions';
import type { OauthApi } from './oauthApi';

export interface OauthClientValues {
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
  readonly active: boolean;
  /** YYYY-MM-DD, or nothing for one that goes on. */
  readonly expiresAt: string;
  readonly tokenMinutes: number;
}

export type RevealedClient = OauthClient & { readonly client_secret: string };

const blank: OauthClientValues = {
  name: '',
  description: '',
  permissions: [],
  active: true,
  expiresAt: '',
  tokenMinutes: tokenMinutes.usual,
};

/** An OAuth client in a form, or one that is yet to be made. */
export class OauthClientForm {
  readonly stored = observable.box<OauthClient | undefined>(undefined, { deep: false });
  readonly form: FormModel<OauthClientValues>;

  constructor(
    private readonly calls: OauthApi,
    private readonly id: string,
    private readonly onStored: (client: OauthClient) => void,
    private readonly onMade: (client: RevealedClient) => void,
  ) {
    this.form = new FormModel<OauthClientValues>({ load: () => this.load(), save: (values) => this.save(values) });
  }

  private async load(): Promise<OauthClientValues> {
    if (this.id === newId) return blank;
    return this.take(await this.calls.get({ params: { id: this.id } }));
  }

  private async save({ expiresAt, permissions, ...rest }: OauthClientValues): Promise<OauthClientValues> {
    const expires = expiresAt === '' ? null : new Date(`${expiresAt}T23:59:59Z`).toISOString();
    const body = { ...rest, permissions: knownPermissions(permissions), expiresAt: expires };
    const before = this.stored.get();
    if (before) {
      const changed = { ...body, revision: before.revision };
      return this.take(await this.calls.update({ params: { id: this.id }, body: changed }));
    }
    const made = await this.calls.create({ body });
    this.onMade(made);
    return this.take(made);
  }

  private take(client: OauthClient): OauthClientValues {
    runInAction(() => this.stored.set(client));
    this.onStored(client);
    const { name, description, permissions, active, expiresAt, tokenMinutes: minutes } = client;
    return { name, description, permissions, active, expiresAt: expiresAt?.slice(0, 10) ?? '', tokenMinutes: minutes };
  }
}
