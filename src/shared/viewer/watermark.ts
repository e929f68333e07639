/** The mark that is painted into every page. */
export interface Mark {
  /** What it says: who, and when. */
  lines: string[]
  /** All over the page, not once in its middle. */
  isTiled: boolean
  /** Degrees, clockwise. */
  angle: number
  color: string
  /** 0.05 to 0.5. */
  opacity: number
  /** Of the letters, px: 10 to 48. */
  size: number
  /** Between two marks, px. */
  spacing: number
}

/** How the mark looks where nobody has chosen. */
export const DEFAULT_MARK_STYLE: Omit<Mark, 'lines'> = {
  isTiled: true,
  angle: -30,
  color: '#101828',
  opacity: 0.22,
  size: 14,
  spacing: 72,
}
