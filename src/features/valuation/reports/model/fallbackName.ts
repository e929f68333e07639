import { cleanFileName } from '@/shared/api/fileAnswer'
import type { ReportRow } from '@/entities/report/reports.api'

export const fallbackName = (
  { pipelineName, baseDate, version }: Pick<ReportRow, 'pipelineName' | 'baseDate' | 'version'>,
  format: 'pdf' | 'xlsx',
): string => {
  const name = `${pipelineName}_${baseDate}_v${version}.${format}`
  return cleanFileName(name) ?? `report.${format}`
}
