import { sharedReportApi } from '@/features/vdr/reports/api'
import { toValuation } from '@/features/valuation/form/model/assumptions'
import { beijing } from '../../platform/clock'
import { mock, Refusal } from '../../platform/mock'
import { note } from '../../rooms/log'
import { roomAllowing } from '../../rooms/store'
import { reportOf, rowOf, versionOf } from '../../valuation/store'
import { REFUSALS } from '../refusals'
import { sharedReports } from '../sharedReports'

const SHARE = 'vdr:report:share'

export const sharedReportMocks = [
  mock(sharedReportApi.shareable, SHARE, ({ account, path, query }) => {
    const report = reportOf(account, String(path.id))
    const version = versionOf(report, query.version)
    return {
      ...rowOf(report, version, null),
      assumptions: toValuation(version.form, version.day).assumptions.length,
      evidenced: Object.keys(version.form.evidence ?? {}).length,
    }
  }),

  mock(sharedReportApi.share, SHARE, ({ account, body: { roomId, reportId, version: number } }) => {
    const room = roomAllowing('vdr', account, roomId, 'report:share')
    const version = versionOf(reportOf(account, reportId), number)
    if (version.state !== 'complete') throw new Refusal(500, REFUSALS.notComplete)
    const isThere = sharedReports
      .all()
      .some((each) => each.roomId === room.id && each.reportId === reportId && each.version === number)
    const name = `${version.form.pipelineName} v${number}`
    if (isThere) throw new Refusal(500, REFUSALS.sharedAlready(name))
    sharedReports.add({
      roomId: room.id,
      reportId,
      version: number,
      sharedBy: account.nickName,
      sharedTime: beijing(new Date()),
    })
    note('vdr', room.id, account, { action: 'upload', text: name })
  }),
]
