import { useLayoutEffect, useMemo } from 'react'
import { createPainter } from './painter'
import type { Port } from './port'

/** Has pages painted by a worker, those nearest to `page` first. */
export function usePainter(port: Port, page: number) {
  const painter = useMemo(() => createPainter(port), [port])
  // Before the pages ask, which they do in their effects.
  useLayoutEffect(() => painter.lookAt(page), [painter, page])
  return painter
}
