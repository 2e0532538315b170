/** What the server answers in place of an encrypted value. */
export const sealedText = '******';
