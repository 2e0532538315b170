import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Locale, nameInWords, type Use } from 'lathe/common';
import { type Actor, Database, Messages, MetadataTypes } from 'lathe/node';
import type { Impact, ShownUse } from '../../common/centerCalls';
import { ObjectWords } from '../describe/objectWords';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import { SavedUses } from './savedUses';

type UseRow = Omit<Use, 'belongTo'> & { readonly belong_to: string | null };

const mostUses = 200;

/** What uses something: metadata, and what people have saved for themselves. */
@injectable()
export class Uses {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
    @inject(ObjectWords) private readonly words: ObjectWords,
    @inject(SavedUses) private readonly saved: SavedUses,
    @inject(Messages) private readonly messages: Messages,
  ) {}

  /** By others than itself and its parts. */
  async of(
    actor: Actor,
    id: string,
    parts: boolean,
    locale: Locale,
  ): Promise<Pick<Impact, 'uses' | 'ofOthers' | 'usesTotal'>> {
    const [shared, saved] = await Promise.all([this.shared(actor, id, parts), this.saved.of(actor, id, parts)]);
    const uses = [...shared, ...saved.uses].slice(0, mostUses);
    const { views, dashboards } = saved.ofOthers;
    return {
      uses: await this.inWords(uses, actor, locale),
      ofOthers: saved.ofOthers,
      usesTotal: uses.length + views + dashboards,
    };
  }

  private async shared(actor: Actor, id: string, parts: boolean): Promise<Use[]> {
    const { schema } = actor.tenant;
    const inside = sql`(m.id = ${id} or (${parts}::boolean and m.parent = ${id} and m.part))`;
    const { rows } = await sql<UseRow>`
      with inside as (select m.id from ${sql.id(schema, 'metadata')} m where ${inside} and m.deletion is null)
      select m.id, m.type, m.name, m.label, m.parent, m.belong_to, min(r.place) as place, bool_and(r.weak) as weak
      from ${sql.id(schema, 'metadata_reference')} r
      join ${sql.id(schema, 'metadata')} m on m.id = r.source and m.deletion is null
      where r.target in (select id from inside) and r.source not in (select id from inside)
        and m.type = any(${this.types.namesFor(actor)}::text[])
      group by m.id, m.type, m.name, m.label, m.parent, m.belong_to
      order by m.type, lower(m.name) limit ${mostUses}`.execute(this.database.bare);
    return rows.map(({ belong_to: belongTo, ...use }) => ({ ...use, belongTo }));
  }

  private async inWords(uses: readonly Use[], { tenant }: Actor, locale: Locale): Promise<ShownUse[]> {
    const models = await this.catalogue.of(tenant);
    return uses.map((use) => {
      const object = models.byId(use.parent ?? '');
      const of = object && this.words.summary(object, locale).label;
      return { ...use, title: this.titleOf(use.type, locale), ...(of === undefined ? {} : { of }) };
    });
  }

  private titleOf(type: string, locale: Locale): string {
    const { label = type } = this.types.find(type) ?? {};
    const said = this.messages.say(locale, label);
    return said === label ? nameInWords(type) : said;
  }
}
