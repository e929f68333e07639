import { assumptionKey } from '@/features/vdr/reports/domain/evidence'
import { toValuation } from '@/features/valuation/form/model/assumptions'
import { nodes } from '../../rooms/store'
import { inDays } from '../../rooms/seed/times'
import { reports } from '../../valuation/store'
import { citations, type Citation } from '../evidence'
import { sharedReports } from '../sharedReports'

const ROOM = '1'
const REPORT = '102'

/** Three versions of a report in the room that tells a story, when each came; the buyer's tag sees the last. */
const SHARED: readonly [id: string, version: number, days: number, tagIds: readonly string[]][] = [
  ['1', 3, -6, ['2']],
  ['2', 2, -35, []],
  ['3', 1, -38, []],
]

sharedReports.seed(() =>
  SHARED.map(([id, version, days, tagIds]) => ({
    id,
    roomId: ROOM,
    reportId: REPORT,
    version,
    calculation: reports.require(REPORT).versions[version - 1]!,
    sharedBy: '系统管理员',
    sharedTime: inDays(days),
    tagIds,
  })),
)

const FIGURE = { left: 0.12, top: 0.34, width: 0.76, height: 0.24 }
const LINE = { left: 0.1, top: 0.2, width: 0.8, height: 0.05 }

/** What its assumptions rest on. The list of patents (`8-1`) has been replaced since; `5-1` the buyer does not see. */
const CITED: readonly [
  reportId: string,
  field: string,
  documentId: string,
  page: number,
  area?: Citation['area'],
][] = [
  ['1', 'marketSize', '9-1', 6, FIGURE],
  ['1', 'peakShare', '9-2', 4, LINE],
  ['1', 'patentExpiry', '8-1', 2, LINE],
  ['1', 'cogs', '5-1', 9, FIGURE],
  ['1', 'spend', '10-1', 12],
  ['2', 'marketSize', '9-1', 6, FIGURE],
  ['2', 'spend', '10-1', 12],
  ['3', 'marketSize', '9-1', 5],
]

citations.seed(() =>
  CITED.map(([reportId, field, documentId, page, area = null], at) => {
    const { form, day } = sharedReports.require(reportId).calculation
    const about = toValuation(form, day).assumptions.find((each) => each.field === field)
    if (!about) throw new Error(`no assumption ${field}`)
    return {
      id: String(at + 1),
      roomId: ROOM,
      reportId,
      field: assumptionKey(about),
      documentId,
      documentName: nodes.vdr.require(documentId).name,
      versionNo: 1,
      page,
      area,
      byId: '40',
      time: inDays(-5),
      checks: [],
    }
  }),
)
