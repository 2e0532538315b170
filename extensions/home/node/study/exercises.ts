import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { Refusal } from 'lathe/common';
import { type Actor, Database } from 'lathe/node';
import type { Exercise } from '../../common/exerciseCalls';
import { findLesson, lessons } from '../../common/lessons';
import type { StudyTables } from './studyTables';

/** Who has gone through which lesson. */
@injectable()
export class Exercises {
  constructor(@inject(Database) private readonly database: Database) {}

  async list({ tenant, userId }: Actor): Promise<Exercise[]> {
    const rows = await this.database
      .of(tenant)
      .withTables<StudyTables>()
      .selectFrom('exercise_view')
      .select([
        'name',
        sql<string>`count(*)`.as('viewers'),
        sql<Date | null>`max(viewed_at) filter (where user_id = ${userId})`.as('viewed_at'),
      ])
      .groupBy('name')
      .execute();
    const views = new Map(rows.map((row) => [row.name, row]));
    return lessons.map(({ isNew = false, ...lesson }) => {
      const view = views.get(lesson.name);
      const viewedAt = view?.viewed_at?.toISOString() ?? null;
      return { ...lesson, isNew, viewedAt, viewers: Number(view?.viewers ?? 0) };
    });
  }

  async setViewed({ tenant, userId }: Actor, name: string, viewed: boolean): Promise<void> {
    if (!findLesson(name)) throw new Refusal('NOT_FOUND', { parameters: { type: 'Exercise', id: name } });
    const tables = this.database.of(tenant).withTables<StudyTables>();
    if (viewed)
      await tables
        .insertInto('exercise_view')
        .values({ user_id: userId, name })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await tables.deleteFrom('exercise_view').where('user_id', '=', userId).where('name', '=', name).execute();
  }
}
