import type { Report } from '@/features/valuation/reports/model/report.api'
import type { Format } from './complete'

const MAX_STEM_LENGTH = 80

const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]/gu

/** Sanitizes an external name for the start of a file name. */
export function fileStem(name: string): string {
  const cleaned = name
    .replace(UNSAFE, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return Array.from(cleaned).slice(0, MAX_STEM_LENGTH).join('').trim() || 'report'
}

export const fileName = ({ pipelineName, baseDate, version }: Report, format: Format): string =>
  `${fileStem(pipelineName)}_${baseDate}_v${version}.${format}`
