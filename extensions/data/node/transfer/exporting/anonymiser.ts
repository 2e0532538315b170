import { createHmac, randomBytes } from 'node:crypto';
import type { FieldType } from '../../../common/objects/fieldTypes';
import { prefixOf } from 'lathe/common';
import { badQuery } from '../../query/refuseQuery';
import type { Column } from '../../query/scope';

/** Types whose values tell of persons, unless it is said otherwise. */
const personalTypes: readonly FieldType[] = [
  'name',
  'email',
  'phone',
  'postalcode',
  'url',
  'textarea',
  'encryptedtext',
];
const idTypes: readonly FieldType[] = ['lookup', 'masterdetail'];

type Mask = (value: string) => string;

/**
 * Makes values unrecognisable. The same value becomes the same within one file, so that rows can still be counted and
 * joined; the key is forgotten with the file, so that nobody, not even the server, finds the way back.
 */
export class Anonymiser {
  private readonly key = randomBytes(32);

  /** One mask for each column; none where its values are shown. */
  masks(
    columns: readonly Column[],
    personal: readonly string[] = [],
    open: readonly string[] = [],
  ): (Mask | undefined)[] {
    const named = (paths: readonly string[]) => new Set(paths.map((path) => path.toLowerCase()));
    const exported = named(columns.map(({ path }) => path));
    for (const path of [...personal, ...open])
      if (!exported.has(path.toLowerCase())) throw badQuery('NOT_EXPORTED', { field: path.slice(0, 80) });
    const closed = named(personal);
    const shown = named(open);
    return columns.map((column) => {
      const path = column.path.toLowerCase();
      const { type, name } = column.field;
      const isId = name === 'id' || idTypes.includes(type);
      const wanted = closed.has(path) || (!shown.has(path) && (isId || personalTypes.includes(type)));
      return wanted ? this.maskOf(column, isId) : undefined;
    });
  }

  private maskOf({ field, kind }: Column, isId: boolean): Mask {
    if (isId) return (value) => this.id(value);
    if (kind === 'number') return (value) => this.shape('number', value);
    // A day is moved within its year, as ages are what statistics need.
    if (kind === 'date' || kind === 'datetime')
      return (value) => `${value.slice(0, 4)}-01-01${value.slice(10) && 'T00:00:00.000Z'}`;
    if (kind === 'checkbox') return () => '';
    if (field.type === 'email') return (value) => `${this.word('email', value.toLowerCase())}@example.invalid`;
    if (field.type === 'url') return (value) => `https://example.invalid/${this.word('url', value)}`;
    if (field.type === 'phone' || field.type === 'postalcode') return (value) => this.shape(field.type, value);
    if (field.type === 'encryptedtext') return () => '';
    return (value) => this.word('text', value);
  }

  private digest(kind: string, value: string): Buffer {
    return createHmac('sha256', this.key).update(`${kind}\u0000${value}`).digest();
  }

  private word(kind: string, value: string): string {
    return this.digest(kind, value).toString('hex').slice(0, 12);
  }

  /** Rows that led to each other still do. */
  private id(value: string): string {
    const tail = this.digest('id', value).toString('hex').slice(0, 16);
    return value.length === 20 ? prefixOf(value) + tail : tail;
  }

  /** Other digits in the same places, so that it still looks like what it was. */
  private shape(kind: string, value: string): string {
    const bytes = this.digest(kind, value);
    let at = 0;
    return value
      .replace(/\d/g, () => String((bytes[at++ % bytes.length] ?? 0) % 10))
      .replace(/[a-z]/gi, () => 'ABCDEFGHJKLMNPQRSTUVWXYZ'.charAt((bytes[at++ % bytes.length] ?? 0) % 24));
  }
}
