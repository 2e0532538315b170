/** The topic of live events that somebody came, went, or opened something else. */
export const presenceTopic = 'presence';

/** A user, and the records that he has open in all of his pages. */
export interface Presence {
  readonly userId: string;
  readonly userName: string;
  readonly records: string[];
}

/** How often a page says anew what it has open. */
export const repeatSeconds = 120;
/** A page that has said nothing for so long is gone, although other pages of its browser may be there. */
export const silentSeconds = 270;
/** A browser whose stream of events is closed for so long is gone. */
export const absentSeconds = 45;
