import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus on a card that moves: it is made anew in another column, and again where it is taken back. Whoever
 * has gone elsewhere in between is left there. `changes`: what makes cards come and go.
 */
export function useKeptFocus(...changes: readonly unknown[]) {
  const element = useRef<HTMLDivElement>(null)
  const kept = useRef<string | null>(null)

  useLayoutEffect(() => {
    const { activeElement } = document
    // On what lies around the board is nowhere: a pointer leaves the focus there.
    const isHere = element.current?.contains(activeElement) || activeElement?.contains(element.current)
    if (kept.current === null || !isHere) return
    element.current?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(kept.current)}"] a`)?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- the changes are named by whoever asks
  }, changes)

  return {
    element,
    keepFocus: (id: string) => {
      kept.current = id
    },
  }
}
