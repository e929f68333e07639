/**
 * Chart colours for screen and print. All marks except `context` have a contrast of at least 3 : 1 to the surface, and
 * text 4.5 : 1 (covered by a test). No meaning depends on colour alone: a loss is hatched and signed, a series is
 * labelled.
 */
export interface ChartPalette {
  surface: string
  /** Text and primary marks. */
  ink: string
  /** Axis labels. */
  soft: string
  /** Grid lines. */
  line: string
  /** Baseline of the values. */
  axis: string
  series: readonly [string, string, string, string, string, string]
  gain: string
  loss: string
  total: string
  /** Marks to compare with; only used if a label or value says the same. */
  context: string
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
