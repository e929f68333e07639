import { useLayoutEffect, useMemo } from 'react'
import { createPainter } from './painter'
import type { Port } from './port'

export function usePainter(port: Port, page: number) {
  const painter = useMemo(() => createPainter(port), [port])
  // In a layout effect, so that it runs before pages request painting in their effects.
  useLayoutEffect(() => painter.lookAt(page), [painter, page])
  return painter
}
