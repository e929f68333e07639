import { assumptionKey } from '@/features/vdr/reports/evidenceRules'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { inDays } from '../../rooms/seed/times'
import { reports } from '../../valuation/store'
import { citations, type Citation } from '../evidence'
import { sharedReports } from '../sharedReports'

const ROOM = '1'
const REPORT = '102'

/** Three versions of a report in the demo's main room, by age in days; the buyer's tag sees only the latest. */
const SHARED: readonly [id: string, version: number, days: number, tagIds: readonly string[]][] = [
  ['1', 3, -6, ['2']],
  ['2', 2, -35, []],
  ['3', 1, -38, []],
]

// Seeded lazily: the report may have been deleted by then.
sharedReports.seed(() =>
  SHARED.flatMap(([id, version, days, tagIds]) => {
    const calculation = reports.get(REPORT)?.versions[version - 1]
    if (!calculation) return []
    return { id, roomId: ROOM, reportId: REPORT, version, calculation, sharedBy: '系统管理员', sharedTime: inDays(days), tagIds } // prettier-ignore
  }),
)

const FIGURE = { left: 0.12, top: 0.34, width: 0.76, height: 0.24 }
const LINE = { left: 0.1, top: 0.2, width: 0.8, height: 0.05 }

/** Evidence of the reports. The patent list (`8-1`) has been replaced since; the buyer cannot see `5-1`. */
const CITED: readonly [
  reportId: string,
  field: string,
  documentId: string,
  documentName: string,
  page: number,
  region?: Citation['region'],
][] = [
  ['1', 'marketSize', '9-1', '市场分析（演示）', 6, FIGURE],
  ['1', 'peakShare', '9-2', '竞品格局（演示）', 4, LINE],
  ['1', 'patentExpiry', '8-1', '专利清单（演示）', 2, LINE],
  ['1', 'cogs', '5-1', '工艺概述（演示）', 9, FIGURE],
  ['1', 'spend', '10-1', '财务报表（演示）', 12],
  ['2', 'marketSize', '9-1', '市场分析（演示）', 6, FIGURE],
  ['2', 'spend', '10-1', '财务报表（演示）', 12],
  ['3', 'marketSize', '9-1', '市场分析（演示）', 5],
]

citations.seed(() =>
  CITED.flatMap(([reportId, field, documentId, documentName, page, region = null], at) => {
    const calculation = sharedReports.get(reportId)?.calculation
    const about =
      calculation &&
      toValuation(calculation.form, calculation.day).assumptions.find((each) => each.field === field)
    if (!about) return []
    const place = { documentId, documentName, versionNo: 1, page, region }
    return {
      ...place,
      id: String(at + 1),
      roomId: ROOM,
      reportId,
      field: assumptionKey(about),
      byId: '40',
      time: inDays(-5),
      checks: [],
    }
  }),
)
