/** What calls may answer that hand out permissions or change who holds them, with their HTTP statuses. */
export const accessErrors = [
  ['CANNOT_GRANT', 403],
  ['OWN_ACCESS', 403],
  ['HOLDS_MORE', 403],
  ['LAST_ADMINISTRATOR', 409],
] as const;

export type AccessError = (typeof accessErrors)[number][0];

export const accessErrorStatus: ReadonlyMap<string, number> = new Map(accessErrors);
