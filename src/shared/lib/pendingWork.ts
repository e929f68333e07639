/** Scopes that can end, from small to large: each includes those before it. */
const SCOPES = ['screen', 'page', 'session'] as const
type EndScope = (typeof SCOPES)[number]

/** Abort functions of pending work, with the smallest scope whose end aborts it. */
const pending = new Map<() => void, EndScope>()

const isCutOff = (first: EndScope, by: EndScope) => SCOPES.indexOf(first) <= SCOPES.indexOf(by)

const askBeforeUnload = (event: BeforeUnloadEvent) => {
  if (hasPending('page')) event.preventDefault()
}

/**
 * Registers work that is aborted when its screen, or only a larger scope, ends, e.g. an upload; returns a function that
 * unregisters it. While the end of the page would abort any, the browser asks before closing or reloading it.
 */
export function trackPending(abort: () => void, cutOffBy: EndScope = 'screen'): () => void {
  if (pending.size === 0) addEventListener('beforeunload', askBeforeUnload)
  pending.set(abort, cutOffBy)
  return () => untrack(abort)
}

function untrack(abort: () => void) {
  pending.delete(abort)
  if (pending.size === 0) removeEventListener('beforeunload', askBeforeUnload)
}

export const hasPending = (end: EndScope): boolean =>
  [...pending.values()].some((first) => isCutOff(first, end))

/** Aborts everything that this scope's end would; nothing asks any more. */
export function abortPending(end: EndScope) {
  for (const [abort, first] of pending) {
    if (!isCutOff(first, end)) continue
    abort()
    untrack(abort)
  }
}
