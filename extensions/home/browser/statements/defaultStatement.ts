import type { Locale } from 'lathe/common';
import type { StatementName } from '../../common/statementCalls';

/** What holds where the tenant says nothing itself. */
export async function defaultStatement(name: StatementName, locale: Locale): Promise<string> {
  const loaded: unknown = await import(`../../statements/${locale}/${name}.md`);
  const text: unknown = Reflect.get(Object(loaded), 'default');
  return typeof text === 'string' ? text : '';
}
