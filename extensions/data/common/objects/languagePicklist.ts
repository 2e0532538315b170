/** The languages that texts can be in; it comes with every tenant. */
export const languagePicklist = '0004000000000000000D';
