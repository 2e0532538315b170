import { inject, injectable } from 'inversify';
import { type Actor, Secrets, type Tenant, TenantSettings } from 'lathe/node';
import { z } from 'zod';
import { ThirdPartyChange, type ThirdPartyView } from '../../common/thirdPartyShapes';

const schema = ThirdPartyChange.omit({ authCode: true }).extend({
  /** Sealed. */
  authCode: z.string().nullable().default(null),
});

const setting = {
  name: 'qywechat',
  schema,
  shown: ({ authCode, ...rest }: z.output<typeof schema>) => ({ ...rest, hasAuthCode: authCode !== null }),
};

/** How a tenant's company in WeCom is reached. */
@injectable()
export class ThirdParty {
  constructor(
    @inject(Secrets) private readonly secrets: Secrets,
    @inject(TenantSettings) private readonly settings: TenantSettings,
  ) {}

  async get(tenant: Tenant): Promise<ThirdPartyView> {
    return setting.shown(await this.settings.get(tenant, setting));
  }

  async change(actor: Actor, { authCode, ...rest }: ThirdPartyChange): Promise<ThirdPartyView> {
    const after = await this.settings.change(actor, setting, (before) => ({
      ...rest,
      authCode: authCode ? this.secrets.seal(authCode, ownerOf(actor.tenant)) : keep(authCode, before.authCode),
    }));
    return setting.shown(after);
  }
}

/** Null takes the code away, nothing keeps it. */
function keep(given: string | null | undefined, before: string | null): string | null {
  return given === null ? null : before;
}

function ownerOf({ id }: Tenant): string {
  return `ThirdParty/${id}/qywechat`;
}
