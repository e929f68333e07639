import type { ReactNode } from 'react'
import { usePrintMode } from '../print'

interface ScrollRegionProps {
  label: string
  /** Of the table in it, where they may be more than a sheet of paper is wide. */
  columns?: number
  children: ReactNode
}

/** Columns side by side on paper, beside the first; the style sheet of paper knows the same. */
const ON_PAPER = 11

/**
 * Scrolls what is wider or higher than it, by keyboard too. On paper a wide table stands below itself in pieces, its
 * first column before each.
 */
export function ScrollRegion({ label, columns = 0, children }: ScrollRegionProps) {
  const isPrinted = usePrintMode((paper) => paper.isPrinted)
  const pieces = isPrinted && columns > ON_PAPER ? Math.ceil((columns - 1) / ON_PAPER) : 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus
    <section className="scroll-region" aria-label={label} tabIndex={0}>
      {Array.from({ length: pieces }, (_, piece) => (
        <div key={piece} className={pieces > 1 ? 'table-piece' : undefined}>
          {children}
        </div>
      ))}
    </section>
  )
}
