/** The topic of live events about metadata. */
export const metadataTopic = 'metadata';
