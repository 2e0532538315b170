/** What the metadata store refuses, with the HTTP status; the texts are in core/locales. */
export const metadataErrors = {
  UNKNOWN_TYPE: 404,
  NO_SUCH_TYPE: 404,
  REQUIRED: 400,
  NOT_UNIQUE: 409,
  BAD_NAME: 400,
  LABEL_TOO_LONG: 400,
  BAD_PARENT: 400,
  BAD_REFERENCE: 400,
  INVALID_DATA: 400,
  LOCKED: 423,
  STALE: 409,
  IN_USE: 409,
  ONE_AT_A_TIME: 400,
} as const;

export type MetadataError = keyof typeof metadataErrors;

export function withStatus(...codes: readonly MetadataError[]): readonly (readonly [MetadataError, number])[] {
  return codes.map((code) => [code, metadataErrors[code]] as const);
}

export const errorsOfReading = [...withStatus('UNKNOWN_TYPE', 'NO_SUCH_TYPE'), 'NOT_FOUND', 'FORBIDDEN'];

export const errorsOfWriting = [
  ...errorsOfReading,
  ...withStatus('REQUIRED', 'NOT_UNIQUE', 'BAD_NAME', 'LABEL_TOO_LONG', 'BAD_PARENT', 'BAD_REFERENCE', 'INVALID_DATA'),
  ...withStatus('LOCKED', 'STALE'),
];

export const errorsOfDeleting = [...errorsOfReading, ...withStatus('IN_USE', 'LOCKED', 'STALE')];
