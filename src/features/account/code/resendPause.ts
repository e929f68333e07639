/** Seconds until another code may be requested. */
export const RESEND_PAUSE = 60

/** Remaining seconds, capped in case the clock was set back. */
export const secondsUntil = (end: number, now: number) =>
  Math.min(RESEND_PAUSE, Math.max(0, Math.ceil((end - now) / 1000)))
