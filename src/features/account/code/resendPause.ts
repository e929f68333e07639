/** Seconds before another code may be asked for. */
export const RESEND_PAUSE = 60

/** Seconds of the pause left; a clock that was put back never makes it longer than it is. */
export const secondsUntil = (end: number, now: number) =>
  Math.min(RESEND_PAUSE, Math.max(0, Math.ceil((end - now) / 1000)))
