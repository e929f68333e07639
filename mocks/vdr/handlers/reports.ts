import { sharedReportApi } from '@/features/vdr/reports/api'
import { toValuation } from '@/features/valuation/form/model/assumptions'
import { isAllowed } from '@/shared/auth/permissions'
import { beijing } from '../../platform/clock'
import type { Account } from '../../platform/db'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { note } from '../../rooms/log'
import { membershipIn, roomAllowing, tags } from '../../rooms/store'
import { isOpenTo, reportOf, reports, rowOf, versionOf, type Version } from '../../valuation/store'
import { REFUSALS } from '../refusals'
import { sharedReports, type SharedReport } from '../sharedReports'

const SHARE = 'vdr:report:share'

/** A calculation as it stands in a room. */
const shareable = (id: string, calculation: Version) => ({
  ...rowOf({ id }, calculation, null),
  assumptions: toValuation(calculation.form, calculation.day).assumptions.length,
  evidenced: Object.keys(calculation.form.evidence ?? {}).length,
})

const nameOf = ({ form }: Version, version: number) => `${form.pipelineName} v${version}`

/** Whether the caller may open the report that a version comes from. */
function mayOpen({ reportId }: SharedReport, account: Account) {
  const report = reports.get(reportId)
  return (
    report !== undefined &&
    isOpenTo(account)(report) &&
    isAllowed(account.permissions, 'valuation:report:list')
  )
}

export const sharedReportMocks = [
  mock(sharedReportApi.shareable, SHARE, ({ account, path, query }) => {
    const report = reportOf(account, String(path.id))
    return shareable(report.id, versionOf(report, query.version))
  }),

  mock(sharedReportApi.list, 'vdr:report:list', ({ account, query }) => {
    const room = roomAllowing('vdr', account, query.roomId, 'report:list')
    const member = membershipIn('vdr', room.id, account)
    const isLeader = member?.role === 'admin'
    const rows = sharedReports
      .all()
      .filter(({ roomId }) => roomId === room.id)
      .filter(({ tagIds }) => isLeader || (member?.tagId && tagIds.includes(member.tagId)))
      .map((shared) => {
        const { id, reportId, calculation, sharedBy, sharedTime, tagIds } = shared
        return {
          ...shareable(reportId, calculation),
          id,
          reportId,
          sharedBy,
          sharedTime,
          // A tag that is gone sees nothing.
          tagIds: isLeader ? tagIds.filter((tag) => tags.vdr.has(tag)) : [],
          mayOpen: mayOpen(shared, account),
        }
      })
    return list(rows, query, { keyword: ['pipelineName', 'companyName'], latest: 'sharedTime' })
  }),

  mock(sharedReportApi.publish, 'vdr:report:publish', ({ account, body: { id, tagIds } }) => {
    const shared = sharedReports.require(id)
    const room = roomAllowing('vdr', account, shared.roomId, 'report:publish')
    const told = tagIds.map((tagId) => tags.vdr.require(tagId, ({ roomId }) => roomId === room.id).name)
    sharedReports.put({ ...shared, tagIds })
    const text = `${nameOf(shared.calculation, shared.version)} → ${told.join('、') || '-'}`
    note('vdr', room.id, account, { action: 'permission', text })
  }),

  mock(sharedReportApi.share, SHARE, ({ account, body: { roomId, reportId, version: number } }) => {
    const room = roomAllowing('vdr', account, roomId, 'report:share')
    const calculation = versionOf(reportOf(account, reportId), number)
    if (calculation.state !== 'complete') throw new Refusal(500, REFUSALS.notComplete)
    const isThere = sharedReports
      .all()
      .some((each) => each.roomId === room.id && each.reportId === reportId && each.version === number)
    const name = nameOf(calculation, number)
    if (isThere) throw new Refusal(500, REFUSALS.sharedAlready(name))
    sharedReports.add({
      roomId: room.id,
      reportId,
      version: number,
      calculation,
      sharedBy: account.nickName,
      sharedTime: beijing(new Date()),
      tagIds: [],
    })
    note('vdr', room.id, account, { action: 'upload', text: name })
  }),
]
