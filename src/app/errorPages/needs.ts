/** What the product cannot do without, and this browser does not give. */
export type Need = 'cookies' | 'browser'

const PROBE = 'cookie-check'

/** Asked of the cookies themselves: a browser that blocks them may well say that it takes them. */
function keepsCookies(): boolean {
  try {
    document.cookie = `${PROBE}=1; Path=/; SameSite=Strict`
    const isKept = document.cookie.includes(`${PROBE}=1`)
    document.cookie = `${PROBE}=; Path=/; Max-Age=0`
    return isKept
  } catch {
    return false // in a frame that is locked up
  }
}

/** The first thing that is missing; null where everything is there. */
export function missingNeed(): Need | null {
  // Without it a tab would not hear that another one has signed out.
  if (typeof BroadcastChannel === 'undefined') return 'browser'
  return keepsCookies() ? null : 'cookies'
}
