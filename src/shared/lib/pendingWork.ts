/** What may come to an end, the smallest first: each end includes those before it. */
const ENDS = ['screen', 'page', 'session'] as const
type End = (typeof ENDS)[number]

/** What is under way, each by how to give it up, with the first end that cuts it off. */
const underWay = new Map<() => void, End>()

const isCutOff = (first: End, by: End) => ENDS.indexOf(first) <= ENDS.indexOf(by)

const askBeforeUnload = (event: BeforeUnloadEvent) => {
  if (isWorkUnderWay('page')) event.preventDefault()
}

/**
 * Puts work on record that would be cut off, a file being sent for instance, by leaving its screen or only by a later
 * end; gives the function that takes it off again. While the page's end cuts any off, the browser asks before it
 * closes or reloads the page.
 */
export function trackPending(giveUp: () => void, cutOffBy: End = 'screen'): () => void {
  if (underWay.size === 0) addEventListener('beforeunload', askBeforeUnload)
  underWay.set(giveUp, cutOffBy)
  return () => endWork(giveUp)
}

function endWork(giveUp: () => void) {
  underWay.delete(giveUp)
  if (underWay.size === 0) removeEventListener('beforeunload', askBeforeUnload)
}

/** Whether anything on record would be cut off by this end. */
export const isWorkUnderWay = (end: End): boolean =>
  [...underWay.values()].some((first) => isCutOff(first, end))

/** Cuts off everything on record that this end does; nothing asks any more. */
export function abortPending(end: End) {
  for (const [giveUp, first] of underWay) {
    if (!isCutOff(first, end)) continue
    giveUp()
    endWork(giveUp)
  }
}
