import { startTransition, useEffect, useState } from 'react'

type Loaded<T> = { value: T } | { error: unknown }

/**
 * Starts loading on first render; null until loaded. `initial` is a module that is already loaded. Errors are thrown to
 * the surrounding boundary. Unlike `lazy()`, it does not hold a screen back until its placeholder has been visible for
 * 300 ms.
 */
export function useLazyModule<T>(load: () => Promise<T>, initial: T | null = null): T | null {
  const [loaded, setLoaded] = useState<Loaded<T> | null>(() => (initial === null ? null : { value: initial }))
  // Requested during render, without waiting for effects.
  const [promise] = useState(() => (loaded ? null : load()))

  useEffect(() => {
    let isUnmounted = false
    // In a transition, so that the page stays responsive.
    const put = (next: Loaded<T>) => isUnmounted || startTransition(() => setLoaded(next))
    promise?.then(
      (value) => put({ value }),
      (error: unknown) => put({ error }),
    )
    return () => {
      isUnmounted = true
    }
  }, [promise])

  if (loaded && 'error' in loaded) throw loaded.error
  return loaded?.value ?? null
}
