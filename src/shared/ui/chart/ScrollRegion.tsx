import type { ReactNode } from 'react'
import { usePrintMode } from '../print'

interface ScrollRegionProps {
  label: string
  /** Number of table columns, if they may exceed a printed page. */
  columns?: number
  children: ReactNode
}

/** Columns per printed page after the first; must match the print style sheet. */
const MAX_PRINT_COLUMNS = 11

/**
 * Scrolls overflowing content, by keyboard too. In print, a wide table is split into pieces below each other, each with
 * its first column.
 */
export function ScrollRegion({ label, columns = 0, children }: ScrollRegionProps) {
  const isPrinted = usePrintMode((mode) => mode.isPrinted)
  const pieces = isPrinted && columns > MAX_PRINT_COLUMNS ? Math.ceil((columns - 1) / MAX_PRINT_COLUMNS) : 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
    <section className="scroll-region" aria-label={label} tabIndex={0}>
      {Array.from({ length: pieces }, (_, piece) => (
        <div key={piece} className={pieces > 1 ? 'table-piece' : undefined}>
          {children}
        </div>
      ))}
    </section>
  )
}
