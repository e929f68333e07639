import type { Report } from '@/features/valuation/reports/api'
import type { Format } from './complete'

const LONGEST = 80

/** Control and direction marks, and what some file system refuses or takes for a path. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]/gu

/** `pipeline_baseDate_v{n}.pdf`. */
export function fileName({ pipelineName, baseDate, version }: Report, format: Format): string {
  const cleaned = pipelineName
    .replace(UNSAFE, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const pipeline = Array.from(cleaned).slice(0, LONGEST).join('').trim() || 'report'
  return `${pipeline}_${baseDate}_v${version}.${format}`
}
