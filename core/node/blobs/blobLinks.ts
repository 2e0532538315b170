import { inject, injectable } from 'inversify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { blobCalls } from '../../common/blobs/blobCalls';
import { requestUrl } from '../../common/calls/requestUrl';
import { Refusal } from '../../common/calls/refusal';
import { Database } from '../database/database';
import type { Tenant } from '../tenants/tenant';
import type { KeyTables } from './blobTables';

const Ticket = z.object({
  tenant: z.object({ id: z.string(), name: z.string(), schema: z.string() }),
  blob: z.string(),
  /** In milliseconds since 1970. */
  until: z.number(),
});
export type LinkTicket = z.output<typeof Ticket>;

/** Links by which whoever has one gets a file for a while, as from an e-mail; they cannot be made up. */
@injectable()
export class BlobLinks {
  private key: Promise<string> | undefined;

  constructor(@inject(Database) private readonly database: Database) {}

  async make(tenant: Tenant, blob: string, seconds: number): Promise<string> {
    const { id, name, schema } = tenant;
    const ticket: LinkTicket = { tenant: { id, name, schema }, blob, until: Date.now() + seconds * 1000 };
    const text = Buffer.from(JSON.stringify(ticket)).toString('base64url');
    const token = `${text}.${(await this.sign(text)).toString('base64url')}`;
    return requestUrl(blobCalls.linked, undefined, { token });
  }

  async read(token: string): Promise<LinkTicket> {
    const [text = '', signature = ''] = token.split('.');
    const expected = await this.sign(text);
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new Refusal('NOT_FOUND', { parameters: { type: 'Blob', id: '?' } });
    }
    const ticket = Ticket.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (ticket.until < Date.now()) throw new Refusal('LINK_EXPIRED', { status: 410 });
    return ticket;
  }

  private async sign(text: string): Promise<Buffer> {
    this.key ??= this.readKey();
    return createHmac('sha256', await this.key)
      .update(text)
      .digest();
  }

  /** The same in all replicas; the first that needs it makes it. */
  private async readKey(): Promise<string> {
    const keys = this.database.platform.withTables<KeyTables>();
    const value = randomBytes(32).toString('base64url');
    await keys
      .insertInto('link_key')
      .values({ value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await keys.selectFrom('link_key').select('value').executeTakeFirstOrThrow()).value;
  }
}
