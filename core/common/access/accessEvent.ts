/** The topic of live events about what users may do. */
export const accessTopic = 'access';

/** What users may do has changed: that of one, or of the whole tenant. */
export interface AccessChanged {
  readonly topic: typeof accessTopic;
  readonly action: 'changed';
  /** Absent when it may be anybody. */
  readonly user?: string;
}
