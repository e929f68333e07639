interface Turns {
  /** This tab is the one that works; it stays so until it ends. */
  lead: () => void
  /** Another tab works. */
  follow: () => void
  signal: AbortSignal
}

/** Lets one of the browser's tabs work at a time; the next one takes over when it ends. Without locks, each works. */
export function takeTurns(name: string, { lead, follow, signal }: Turns) {
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return lead()
  const hold = () => {
    if (signal.aborted) return undefined
    lead()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }
  // Given up with the signal, or refused to a page without a store: then it works alone.
  const wait = () => locks.request(name, { signal }, hold).catch(() => !signal.aborted && lead())
  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold()
      follow()
      void wait()
      return undefined
    })
    .catch(() => !signal.aborted && lead())
}
