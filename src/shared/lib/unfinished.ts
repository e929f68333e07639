/** What leaving a screen would cut off, each with how to give it up. */
const underWay = new Set<() => void>()

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Puts work on record that leaving would cut off, a file being sent for instance; gives the function that takes
 * it off again. While there is any, the browser asks before it closes or reloads the page.
 */
export function beginWork(giveUp: () => void): () => void {
  if (underWay.size === 0) addEventListener('beforeunload', askBeforeUnload)
  underWay.add(giveUp)
  return () => endWork(giveUp)
}

function endWork(giveUp: () => void) {
  underWay.delete(giveUp)
  if (underWay.size === 0) removeEventListener('beforeunload', askBeforeUnload)
}

export const isWorkUnderWay = (): boolean => underWay.size > 0

/** Cuts off everything on record; nothing asks any more. */
export function giveUpWork() {
  for (const giveUp of underWay) {
    giveUp()
    endWork(giveUp)
  }
}
