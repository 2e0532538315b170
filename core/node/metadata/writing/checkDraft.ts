import type { FieldIssue } from '../../../common/calls/envelope';
import { JsonData } from '../../../common/metadata/metadataRecord';
import { isMetadataName, labelLength } from '../../../common/metadata/names';
import { refuse } from '../refuse';
import type { RegisteredType } from '../types/metadataTypes';

const greatestDepth = 60;

/** The rules for names and labels, in the caller's language. */
export function checkNames({ isName = isMetadataName }: RegisteredType, name: string, label: string): void {
  if (!name.trim())
    throw refuse('REQUIRED', { field: 'Name' }, { fields: [{ path: 'body.name', message: 'required' }] });
  if (!isName(name)) throw refuse('BAD_NAME', { name }, { fields: [{ path: 'body.name', message: 'name' }] });
  if ([...label].length > labelLength) {
    throw refuse('LABEL_TOO_LONG', { limit: labelLength }, { fields: [{ path: 'body.label', message: 'length' }] });
  }
}

/** What the type's schema lets through is stored; all that it finds wrong is named. */
export async function checkData({ schema, name }: RegisteredType, data: unknown): Promise<JsonData> {
  if (depthOf(data) > greatestDepth) throw invalidData(name, [{ path: 'body.data', message: 'too deep' }]);
  const result = await schema.safeParseAsync(data);
  if (!result.success) {
    const fields = result.error.issues.map(({ path, message }) => ({
      path: ['body.data', ...path].join('.'),
      message,
    }));
    throw invalidData(name, fields);
  }
  return JsonData.parse(JSON.parse(JSON.stringify(result.data, withoutNull)));
}

/** PostgreSQL keeps no character zero. */
function withoutNull(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.includes('\u0000') ? value.replaceAll('\u0000', '') : value;
}

function invalidData(type: string, fields: readonly FieldIssue[]) {
  const issues = fields.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return refuse('INVALID_DATA', { type, issues }, { fields });
}

function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > greatestDepth) return depth;
  return Math.max(depth, ...Object.values(value).map((inner) => depthOf(inner, depth + 1)));
}
