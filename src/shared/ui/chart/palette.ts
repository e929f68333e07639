/**
 * Colours of the charts. Every mark has at least 3 : 1 against its surface and text 4.5 : 1 (a test measures
 * it). Blue, orange and teal stay apart for all common kinds of colour blindness; no meaning rests on them
 * alone, each pair also differs in shape, fill or place.
 */
export interface ChartPalette {
  surface: string
  /** Text and marks of the first rank. */
  ink: string
  /** Axis labels. */
  soft: string
  /** Grid lines. */
  line: string
  /** One per indication, in their order. */
  series: readonly [string, string, string]
  gain: string
  loss: string
  /** Sums and references. */
  total: string
  /** Paths that failed, scenarios that are not the case. */
  quiet: string
}

const LIGHT: ChartPalette = {
  surface: '#ffffff',
  ink: '#1c2430',
  soft: '#566273',
  line: '#e3e8ee',
  series: ['#1f5fa8', '#bf5b0b', '#12856f'],
  gain: '#1f5fa8',
  loss: '#bf5b0b',
  total: '#46525f',
  quiet: '#7b8794',
}

const DARK: ChartPalette = {
  surface: '#1b222c',
  ink: '#e6ebf2',
  soft: '#a3afbf',
  line: '#333e4c',
  series: ['#6fb1f5', '#f0a05a', '#4cc9ac'],
  gain: '#6fb1f5',
  loss: '#f0a05a',
  total: '#c3ccd8',
  quiet: '#8b97a6',
}

export const chartPalette = (isDark: boolean): ChartPalette => (isDark ? DARK : LIGHT)
