import { sql } from 'kysely';
import type { Actor, Connected } from 'lathe/node';
import type { Problem, ProblemCode } from '../../common/problemCalls';

interface Row {
  readonly id: string;
  readonly type: string;
  readonly label: string;
  readonly place: string;
}

/** Something that is wrong, before it is put into words. */
export interface FoundProblem extends Pick<
  Problem,
  'code' | 'severity' | 'record' | 'recordType' | 'recordName' | 'place'
> {
  /** What it names, where the words do. */
  readonly what?: string;
}

/** By the type of a record and the place in it: what it means that the other record is gone. */
const meanings: readonly (readonly [type: string, place: RegExp, code: ProblemCode, severity: Problem['severity']])[] =
  [
    ['ApplicationComponent', /^data\.parent$/, 'FOLDER_GONE', 'warning'],
    ['ApplicationComponent', /^data\./, 'COMPONENT_GONE', 'error'],
    ['Menu', /^data\.tab$/, 'MENU_TAB_GONE', 'error'],
    ['Menu', /^data\.parent$/, 'MENU_FOLDER_GONE', 'warning'],
    ['Tab', /^data\.target$/, 'TAB_TARGET_GONE', 'error'],
    ['Tab', /^data\.layout$/, 'LAYOUT_GONE', 'warning'],
    ['Application', /^data\.defaultTabId$/, 'DEFAULT_TAB_GONE', 'error'],
    ['Application', /^data\.properties\.lib\./, 'LIBRARY_GONE', 'error'],
    ['Application', /^data\.serviceList\./, 'SERVICE_GONE', 'error'],
  ];

/** What an application, its parts and its tabs refer to and is no longer there: the store knows who names whom. */
export async function brokenReferences(
  on: Connected,
  { tenant: { schema } }: Actor,
  application: string,
  tabs: readonly string[],
): Promise<FoundProblem[]> {
  const { rows } = await sql<Row>`
    select m.id, m.type, m.label, r.place from ${sql.id(schema, 'metadata')} m
    join ${sql.id(schema, 'metadata_reference')} r on r.source = m.id
    where (m.id = ${application} or m.parent = ${application} or m.id = any(${[...tabs]}::text[])) and m.deletion is null
      and not exists (select from ${sql.id(schema, 'metadata')} t where t.id = r.target and t.deletion is null)
    order by m.type, lower(m.label), m.id, r.place`.execute(on);
  return rows.flatMap(({ id, type, label, place }) => {
    const meaning = meanings.find(([known, pattern]) => known === type && pattern.test(place));
    if (!meaning) return [];
    const [, , code, severity] = meaning;
    return [{ code, severity, record: id, recordType: type, recordName: label, place }];
  });
}
