import { startTransition, useEffect, useState } from 'react'

type Fetched<T> = { value: T } | { error: unknown }

/**
 * What is fetched with the first drawing, and null until then; `here`: what has come before. Where it fails, whoever
 * stands around it is told. Not `lazy()`: that holds a screen back until its placeholder has been on view for 300 ms.
 */
export function useLazyModule<T>(fetch: () => Promise<T>, here: T | null = null): T | null {
  const [fetched, setFetched] = useState<Fetched<T> | null>(() => (here === null ? null : { value: here }))
  // Asked for while what stands around it is still being drawn.
  const [coming] = useState(() => (fetched ? null : fetch()))

  useEffect(() => {
    let isOver = false
    // In steps between which the page answers.
    const put = (next: Fetched<T>) => isOver || startTransition(() => setFetched(next))
    coming?.then(
      (value) => put({ value }),
      (error: unknown) => put({ error }),
    )
    return () => {
      isOver = true
    }
  }, [coming])

  if (fetched && 'error' in fetched) throw fetched.error
  return fetched?.value ?? null
}
