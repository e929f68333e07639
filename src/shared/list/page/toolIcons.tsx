import type { ReactNode } from 'react'

/** A drawing of the size and colour of the text beside it. */
const drawn = (lines: ReactNode) => (
  <span className="anticon" aria-hidden>
    <svg viewBox="0 0 16 16" width="1em" height="1em" fill="none" stroke="currentColor">
      {lines}
    </svg>
  </span>
)

export const VIEWS_ICON = drawn(<path d="M3.5 1.5h9v13L8 10.7l-4.5 3.8z" />)
export const COLUMNS_ICON = drawn(<path d="M1.5 2.5h13v11h-13zM6 2.5v11M10 2.5v11" />)
