import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { JsonData, type QueryOf, Refusal } from 'lathe/common';
import { type Actor, counted, Database, type Handlers, type InTransaction, MetadataStore } from 'lathe/node';
import type { i18nCalls, NewText, TextRow } from '../../common/i18nCalls';
import { languagePicklist } from '../../common/objects/languagePicklist';
import { textsOf, translatedTypes } from './recordTexts';
import { translated } from './translate';

interface Row {
  readonly id: string;
  readonly type: string;
  readonly label: string;
  readonly parent: string | null;
  readonly owner: string | null;
  readonly data: JsonData;
}

/** All texts that people read of what was built, and what they are in other languages. */
@injectable()
export class I18nHandlers {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataStore) private readonly store: MetadataStore,
  ) {}

  readonly all: Handlers<typeof i18nCalls> = {
    list: async ({ actor, query }) => {
      const texts = (await this.rows(actor, query.of)).flatMap(toTexts).filter((text) => isWanted(text, query));
      return counted(texts.slice(query.offset, query.offset + query.limit), texts.length);
    },
    save: async ({ actor, body, query }) => ({
      changed: await this.database.transact(actor.tenant, (transaction) =>
        this.save(actor, transaction, body.texts, query.override),
      ),
    }),
  };

  /** What belongs together stands together: an object, then its parts. */
  private async rows({ tenant }: Actor, of: string | undefined): Promise<Row[]> {
    const table = sql.id(tenant.schema, 'metadata');
    const { rows } = await sql<Row>`
      select m.id, m.type, m.label, m.parent, o.label as owner, m.data from ${table} m
      left join ${table} o on o.id = m.parent and m.part
      where m.type = any(${[...translatedTypes]}::text[]) and m.deletion is null
        -- What the platform brings is translated with the platform.
        and m.id <> ${languagePicklist} and m.data->>'kind' is distinct from 'standard'
        and (${of ?? null}::text is null or m.id = ${of ?? null} or m.parent = ${of ?? null})
      order by lower(coalesce(o.label, m.label)), coalesce(m.parent, m.id), m.parent is not null, m.type, m.created_at, m.id`.execute(
      this.database.bare,
    );
    return rows;
  }

  private async save(
    actor: Actor,
    transaction: InTransaction,
    texts: readonly NewText[],
    override: boolean,
  ): Promise<number> {
    let changed = 0;
    for (const [id, own] of Map.groupBy(texts, (text) => text.id)) {
      const { type, data } = await this.hold(actor, transaction, id);
      const after = own.reduce((before, text) => apply(before, text, override), data);
      if (JSON.stringify(after) === JSON.stringify(data)) continue;
      await this.store.update(actor, type, id, { data: after }, { transaction });
      changed++;
    }
    return changed;
  }

  /** As it is by now, and nobody else's until all are translated. */
  private async hold({ tenant }: Actor, transaction: InTransaction, id: string): Promise<Pick<Row, 'type' | 'data'>> {
    const { rows } = await sql<Pick<Row, 'type' | 'data'>>`
      select type, data from ${sql.id(tenant.schema, 'metadata')}
      where id = ${id} and type = any(${[...translatedTypes]}::text[]) and deletion is null for no key update`.execute(
      transaction,
    );
    const [row] = rows;
    if (!row) throw new Refusal('NOT_FOUND', { parameters: { id, type: 'Metadata' } });
    return row;
  }
}

function apply(data: JsonData, text: NewText, override: boolean): JsonData {
  const after = translated(data, text, override);
  if (!after) throw new Refusal('NOT_FOUND', { parameters: { id: `${text.id} ${text.value ?? ''}`, type: text.kind } });
  return JsonData.parse(JSON.parse(JSON.stringify(after)));
}

function toTexts({ id, type, label, owner, data }: Row): TextRow[] {
  const path = owner === null ? label : `${owner} › ${label}`;
  return textsOf(type, { label, data }).map((text) => ({ id, type, path, ...text, texts: { ...text.texts } }));
}

function isWanted({ path, text, texts, value }: TextRow, { missing, search }: QueryOf<typeof i18nCalls.list>): boolean {
  if (missing !== undefined && texts[missing]) return false;
  const part = search?.trim().toLowerCase();
  if (!part) return true;
  return [path, text, value ?? '', ...Object.values(texts)].some((each) => each.toLowerCase().includes(part));
}
