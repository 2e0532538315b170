import type { Api } from 'lathe';
import { FormModel, newId } from 'lathe/ui';
import { observable, runInAction } from 'mobx';
import type { z } from 'zod';
import { ssoCalls } from '../../common/ssoCalls';
import type { GroupMapping, NewProvider, ProviderView } from '../../common/ssoShapes';

/** All that a provider of either type has; the form shows what its type uses. */
export interface ProviderValues {
  readonly type: string;
  readonly name: string;
  readonly active: boolean;
  readonly issuer: string;
  readonly clientId: string;
  readonly scopes: string;
  readonly clientAuthentication: string;
  readonly entityId: string;
  readonly entryPoint: string;
  readonly certificates: string;
  readonly metadataUrl: string;
  readonly logoutAddress: string;
  readonly wantResponseSigned: boolean;
  readonly ownCertificate: string;
  /** Blank keeps the one that is there. */
  readonly secret: string;
  readonly forgetSecret: boolean;
  readonly userName: string;
  readonly email: string;
  readonly phone: string;
  readonly groupsName: string;
  readonly createUsers: boolean;
  readonly linkUsers: boolean;
  readonly profile: string;
  readonly groups: readonly GroupMapping[];
}

export const blank: ProviderValues = {
  ...{ type: 'OIDC', name: '', active: true, issuer: '', clientId: '', scopes: 'openid profile email' },
  ...{ clientAuthentication: 'client_secret_basic', entityId: '', entryPoint: '', certificates: '', metadataUrl: '' },
  ...{ logoutAddress: '', wantResponseSigned: false, ownCertificate: '', secret: '', forgetSecret: false },
  ...{ userName: '', email: 'email', phone: '', groupsName: 'groups', createUsers: false, linkUsers: false },
  ...{ profile: 'Standard User', groups: [] },
};

export function toValues(view: ProviderView): ProviderValues {
  const { attributes, ...rest } = view;
  const { userName, email, phone, groups: groupsName } = attributes;
  const told = { ...blank, ...rest, userName, email, phone, groupsName };
  return pick(
    view.type === 'SAML' ? { ...told, certificates: view.certificates.join('\n') } : { ...told, certificates: '' },
  );
}

/** As the calls want it; what they find wrong is said beside the fields. */
export function toBody(values: ProviderValues): z.input<typeof NewProvider> {
  const { userName, email, phone, groupsName, certificates, secret, forgetSecret, type, groups, ...rest } = values;
  const attributes = { userName, email, phone, groups: groupsName };
  const given = forgetSecret ? { secret: null } : secret === '' ? {} : { secret };
  const body = { ...rest, ...given, attributes, groups: [...groups] };
  if (type === 'SAML') return { ...body, type, certificates: certificatesIn(certificates) };
  return { ...body, type: 'OIDC', clientAuthentication: authenticationOf(values.clientAuthentication) };
}

/** Several may follow each other, as when a provider is about to change its own. */
function certificatesIn(text: string): string[] {
  const found = text.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g);
  return found ?? (text.trim() === '' ? [] : [text.trim()]);
}

const authentications = ['client_secret_basic', 'client_secret_post', 'none'] as const;

function authenticationOf(value: string): (typeof authentications)[number] {
  return authentications.find((one) => one === value) ?? 'client_secret_basic';
}

function pick(all: ProviderValues): ProviderValues {
  const names = new Set(Object.keys(blank));
  return { ...blank, ...Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name))) };
}

/** An identity provider in a form, or one that is yet to be made. */
export class ProviderForm {
  readonly stored = observable.box<ProviderView | undefined>(undefined, { deep: false });
  readonly form: FormModel<ProviderValues>;

  constructor(
    private readonly api: Api,
    private readonly id: string,
    private readonly onStored: (provider: ProviderView) => void,
  ) {
    this.form = new FormModel<ProviderValues>({
      load: () => this.load(),
      save: (values) => this.save(values),
      secrets: ['secret'],
    });
  }

  private async load(): Promise<ProviderValues> {
    if (this.id === newId) return blank;
    return this.take(await this.calls.get({ params: { id: this.id } }));
  }

  private async save(values: ProviderValues): Promise<ProviderValues> {
    const body = toBody(values);
    const revision = this.stored.get()?.revision;
    if (revision === undefined) return this.take(await this.calls.create({ body }));
    return this.take(await this.calls.update({ params: { id: this.id }, body: { ...body, revision } }));
  }

  private take(provider: ProviderView): ProviderValues {
    runInAction(() => this.stored.set(provider));
    this.onStored(provider);
    return toValues(provider);
  }

  private get calls() {
    return this.api.of(ssoCalls);
  }
}
