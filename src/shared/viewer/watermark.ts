export interface PageWatermark {
  /** Reader and time. */
  lines: string[]
  /** Repeated all over the page instead of once in its middle. */
  isTiled: boolean
  /** Degrees, clockwise. */
  angle: number
  color: string
  /** 0.05 to 0.5. */
  opacity: number
  /** Font size in px, 10 to 48. */
  size: number
  /** Px between two repetitions. */
  spacing: number
}

export const DEFAULT_WATERMARK_STYLE: Omit<PageWatermark, 'lines'> = {
  isTiled: true,
  angle: -30,
  color: '#101828',
  opacity: 0.22,
  size: 14,
  spacing: 72,
}
