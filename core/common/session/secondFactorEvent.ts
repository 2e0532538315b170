/** The topic of the live events that tell whose second verification was switched on or off. */
export const secondFactorTopic = 'second-factor';
