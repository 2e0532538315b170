/** The topic of live events about what administrators look after; `type` says which list is concerned. */
export const adminTopic = 'admin';
