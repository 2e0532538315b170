/** Where an application runs; what stands behind it is a place in the application. */
export const runPath = '/app/:name';
