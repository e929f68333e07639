import type { Report } from '@/features/valuation/reports/model/reports.api'
import type { Format } from './complete'

const LONGEST = 80

/** Control and direction marks, and what some file system refuses or takes for a path. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]/gu

/** A name from outside as the beginning of a file name. */
export function fileStem(name: string): string {
  const cleaned = name
    .replace(UNSAFE, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return Array.from(cleaned).slice(0, LONGEST).join('').trim() || 'report'
}

/** `pipeline_baseDate_v{n}.pdf`. */
export const fileName = ({ pipelineName, baseDate, version }: Report, format: Format): string =>
  `${fileStem(pipelineName)}_${baseDate}_v${version}.${format}`
