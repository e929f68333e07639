import type { ReactNode } from 'react'
import '../page.css'

/** Scrolls what is wider or higher than it, by keyboard too. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus
    <section className="scroll-region" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
