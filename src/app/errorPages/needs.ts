/** Browser features the app cannot run without. */
export type Need = 'cookies' | 'browser'

const PROBE = 'cookie-check'

/** Writes a test cookie: a browser that blocks cookies may still report them as enabled. */
function acceptsCookies(): boolean {
  try {
    document.cookie = `${PROBE}=1; Path=/; SameSite=Strict`
    const isStored = document.cookie.includes(`${PROBE}=1`)
    document.cookie = `${PROBE}=; Path=/; Max-Age=0`
    return isStored
  } catch {
    return false // in a sandboxed frame
  }
}

export function missingNeed(): Need | null {
  // Without it a tab would not notice a sign-out in another tab.
  if (typeof BroadcastChannel === 'undefined') return 'browser'
  return acceptsCookies() ? null : 'cookies'
}
