import { inject, injectable } from 'inversify';
import { type ListedRecord, permissions } from 'lathe/common';
import { type Actor, Database, MetadataStore, withPermission } from 'lathe/node';
import type { News } from '../../common/newsCalls';
import { ProductNoticeData, productNoticeType } from '../../common/productNotice';
import type { NewsTables } from './newsTables';

/** A tenant has few news; the newest of them are enough for anybody. */
const greatestCount = 1000;

/** News of the tenant, and who has read which. */
@injectable()
export class NewsStand {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataStore) private readonly metadata: MetadataStore,
  ) {}

  /** What this user may see, the newest first. */
  async list(actor: Actor): Promise<News[]> {
    const mayWrite = actor.permissions.has(permissions.manageTenant);
    // What is published is for everybody; only drafts are kept from those who may not write.
    const reader = withPermission(actor, permissions.manageTenant);
    const [{ rows }, read] = await Promise.all([
      this.metadata.list(reader, productNoticeType, { limit: greatestCount, count: false }),
      this.readBy(actor),
    ]);
    return rows
      .map((row) => newsOf(row, read))
      .filter(({ published }) => published || mayWrite)
      .sort((a, b) => timeOf(b).localeCompare(timeOf(a)) || b.id.localeCompare(a.id));
  }

  async unread(actor: Actor): Promise<News[]> {
    return (await this.list(actor)).filter(({ published, read }) => published && !read);
  }

  async markRead(actor: Actor, ids?: readonly string[]): Promise<void> {
    const wanted = (await this.unread(actor)).filter(({ id }) => !ids || ids.includes(id));
    if (wanted.length === 0) return;
    await this.database
      .of(actor.tenant)
      .withTables<NewsTables>()
      .insertInto('product_notice_read')
      .values(wanted.map(({ id }) => ({ user_id: actor.userId, notice_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  private async readBy({ tenant, userId }: Actor): Promise<ReadonlySet<string>> {
    const rows = this.database.of(tenant).withTables<NewsTables>().selectFrom('product_notice_read');
    const read = await rows.select('notice_id').where('user_id', '=', userId).execute();
    return new Set(read.map(({ notice_id }) => notice_id));
  }
}

function newsOf({ id, data, modifiedAt }: ListedRecord, read: ReadonlySet<string>): News {
  const { publishedAt = null, ...rest } = ProductNoticeData.parse(data);
  return { id, ...rest, publishedAt, modifiedAt, read: read.has(id) };
}

function timeOf({ publishedAt, modifiedAt }: News): string {
  return publishedAt ?? modifiedAt;
}
