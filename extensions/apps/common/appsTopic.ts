/** The topic of live events about what a user has noted of applications: only he hears of it. */
export const appsTopic = 'applications';
