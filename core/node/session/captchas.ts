import { inject, injectable } from 'inversify';
import { type Kysely, sql } from 'kysely';
import { Database } from '../database/database';
import { CaptchaDrawing } from './captchaDrawing';
import type { SessionTables } from './sessionTables';
import { hashToken } from './tokens';

const lifeMinutes = 5;
/** How often one may ask whether a code is right before it is used. */
const greatestChecks = 2;

/** One captcha for each visitor, for one use, soon over. The database never sees what is right. */
@injectable()
export class Captchas {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(CaptchaDrawing) private readonly drawing: CaptchaDrawing,
  ) {}

  /** A new image; the one before it is worth nothing from now on. */
  async draw(visitor: string): Promise<string> {
    const { text, svg } = await this.drawing.draw();
    const captcha = {
      visitor: hashToken(visitor),
      answer: answerHash(visitor, text),
      checks: 0,
      expires_at: sql<Date>`now() + ${lifeMinutes} * interval '1 minute'`,
    };
    await this.captchas
      .insertInto('captcha')
      .values(captcha)
      .onConflict((conflict) => conflict.column('visitor').doUpdateSet(captcha))
      .execute();
    return svg;
  }

  /** Whether a code is right, for the form that asks beforehand; the log-in can still use it. */
  async check(visitor: string, code: string): Promise<boolean> {
    const found = await this.captchas
      .updateTable('captcha')
      .set({ checks: sql`checks + 1` })
      .where('visitor', '=', hashToken(visitor))
      .where('checks', '<', greatestChecks)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('answer')
      .executeTakeFirst();
    return found?.answer === answerHash(visitor, code);
  }

  /** Right or wrong, the captcha is used up. */
  async use(visitor: string, code: string): Promise<boolean> {
    const found = await this.captchas
      .deleteFrom('captcha')
      .where('visitor', '=', hashToken(visitor))
      .returning(['answer', sql<boolean>`expires_at > now()`.as('fresh')])
      .executeTakeFirst();
    return found?.fresh === true && found.answer === answerHash(visitor, code);
  }

  private get captchas(): Kysely<SessionTables> {
    return this.database.platform.withTables<SessionTables>();
  }
}

/** The visitor's token makes the few letters unguessable for who reads the table. */
function answerHash(visitor: string, code: string): string {
  return hashToken('captcha', visitor, code.trim().toLowerCase());
}
