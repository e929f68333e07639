import { EMPTY_VALUE } from './money'

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Formats bytes in units of 1024 with at most one decimal, or a dash: `4.8 MB`. */
export function formatFileSize(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return EMPTY_VALUE
  let size = bytes
  let unit = 0
  // Compares the rounded value, so that 1 MB less a byte is 1 MB and not 1024 KB.
  while (Math.round(size * 10) / 10 >= 1024 && unit < UNITS.length - 1) {
    size /= 1024
    unit++
  }
  return `${Math.round(size * 10) / 10} ${UNITS[unit]}`
}
