import type { MessageParameters } from '../../common/codedMessage';
import { Refusal, type RefusalOptions } from '../../common/calls/refusal';
import { type MetadataError, metadataErrors } from '../../common/metadata/metadataErrors';

export function refuse(
  code: MetadataError,
  parameters: MessageParameters,
  more: Pick<RefusalOptions, 'details' | 'fields'> = {},
): Refusal {
  return new Refusal(code, { parameters, status: metadataErrors[code], ...more });
}

export function notFound(type: string, id: string): Refusal {
  return new Refusal('NOT_FOUND', { parameters: { type, id: id.slice(0, 80) } });
}
