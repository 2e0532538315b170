/** The browser's database, as the page opens it before any code is there, and the code later. */
export const browserDatabase = { name: 'lathe', version: 1, table: 'state' } as const;

/** The global variable under which the page leaves the promise of it. */
export const earlyDatabase = '__latheDatabase';
