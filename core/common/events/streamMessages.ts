export const streamPath = '/u-route/baas/sys/v1.0/events';

/** The names of the messages in the stream of events. */
export const streamMessages = {
  /** The stream is open, and from now on complete. */
  open: 'open-stream',
  event: 'live',
  /** Something was missed that cannot be told any more: load again what is shown. */
  missed: 'missed',
  /** The session is over; nothing more will come. */
  end: 'end-stream',
} as const;
