import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Actor, type Blob, Blobs, BlobSender, type CallInput, type HookContext } from 'lathe/node';
import { Refusal } from 'lathe/common';
import { isLogoFile, logoLimit, logoTypes } from '../../common/appLogo';
import { refuse } from '../refuse';

const types: ReadonlySet<string> = new Set(logoTypes);
const userType = 'Application';

interface WithLogo {
  readonly id: string;
  readonly data: { readonly logo?: string };
}

/** The files that are logos of applications. */
@injectable()
export class LogoFiles {
  constructor(
    @inject(Blobs) private readonly blobs: Blobs,
    @inject(BlobSender) private readonly sender: BlobSender,
  ) {}

  /** Everybody who uses the application sees it: so it is what the actor has uploaded, or what is seen already. */
  async require(logo: string, { actor, transaction }: HookContext): Promise<void> {
    if (!isLogoFile(logo)) return;
    const blob = await this.blobs.find(actor.tenant, logo);
    if (!blob || (blob.user_id !== actor.userId && !(await isUsed(actor, logo, transaction)))) throw wrong();
    if (!types.has(blob.type) || Number(blob.size) > logoLimit) throw wrong();
  }

  /** It is kept for as long as the application has it. */
  async keep({ id, data: { logo = '' } }: WithLogo, { transaction }: HookContext): Promise<void> {
    await this.release(id, transaction);
    if (isLogoFile(logo)) await this.blobs.refer(transaction, logo, { type: userType, id });
  }

  release(id: string, transaction: HookContext['transaction']): Promise<void> {
    return this.blobs.release(transaction, { type: userType, id });
  }

  async send(actor: Actor, file: string, logo: string, call: Pick<CallInput, 'request' | 'reply'>): Promise<unknown> {
    const blob: Blob | undefined =
      file === logo && isLogoFile(file) ? await this.blobs.find(actor.tenant, file) : undefined;
    if (!blob) throw new Refusal('NOT_FOUND', { parameters: { type: 'Blob', id: file.slice(0, 80) } });
    return this.sender.send(actor.tenant, blob, call);
  }
}

async function isUsed({ tenant }: Actor, logo: string, transaction: HookContext['transaction']): Promise<boolean> {
  const { rows } = await sql`select from ${sql.id(tenant.schema, 'blob_reference')}
    where blob_id = ${logo} and type = ${userType}`.execute(transaction);
  return rows.length > 0;
}

function wrong(): Refusal {
  return refuse('APP_LOGO', { limit: logoLimit / 1024 }, { fields: [{ path: 'body.data.logo', message: 'APP_LOGO' }] });
}
