/** By the kind of an object. */
export const kindIcons = { custom: 'table', standard: 'server', view: 'open-preview' } as const;
