/**
 * Colours of the charts, for screen and paper alike. Every mark but the context has at least 3 : 1 against its
 * surface and text 4.5 : 1 (a test measures it). No meaning rests on a colour alone: a loss is hatched and has its
 * sign, a series has its name beside it.
 */
export interface ChartPalette {
  surface: string
  /** Text and marks of the first rank. */
  ink: string
  /** Axis labels. */
  soft: string
  /** Grid lines. */
  line: string
  /** The line that values stand on. */
  axis: string
  series: readonly [string, string, string, string, string, string]
  gain: string
  loss: string
  /** Sums and references. */
  total: string
  /** What others are held against; only where a label or a value says the same. */
  context: string
  /** From the faintest to the strongest. */
  sequence: readonly [string, string, string, string, string, string]
}

const LIGHT: ChartPalette = {
  surface: '#ffffff',
  ink: '#101828',
  soft: '#667085',
  line: '#eef2f6',
  axis: '#d3dae3',
  series: ['#2e6bc6', '#12856f', '#b4690e', '#7a55c7', '#c2416b', '#5b6b7e'],
  gain: '#12856f',
  loss: '#c2412d',
  total: '#344054',
  context: '#a9b4c2',
  sequence: ['#eaf2fc', '#c6dbf5', '#94baea', '#5f94da', '#2e6bc6', '#1d4e94'],
}

const DARK: ChartPalette = {
  surface: '#121b2b',
  ink: '#f2f5f9',
  soft: '#97a3b6',
  line: '#1b2637',
  axis: '#2f3b50',
  series: ['#5b95e8', '#34b197', '#d98f3a', '#a284e6', '#e0719a', '#8c9cb2'],
  gain: '#34b197',
  loss: '#f0806e',
  total: '#c6cfdb',
  context: '#5d6a82',
  sequence: ['#16294a', '#1f3f73', '#2b5a9f', '#4379c4', '#6e9ee0', '#a9c8f2'],
}

export const chartPalette = (isDark: boolean): ChartPalette => (isDark ? DARK : LIGHT)
