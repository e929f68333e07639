import { comparableApi } from '@/features/valuation/reports/model/comparables.api'
import { reportApi } from '@/features/valuation/reports/model/report.api'
import { list } from '../../platform/list'
import { mock } from '../../platform/mock'
import { findDeals, importDeals, ownDealsOf, removeOwnDeals, withOwnDeals } from '../deals'
import { positionOf } from '../queue'
import {
  addReport,
  fileOf,
  giveReason,
  progressFor,
  recalculate,
  removeReports,
  rowsFor,
  unlock,
} from '../reports'
import { detailOf, historyOf, reportOf, versionOf } from '../store'

export const valuationMocks = [
  mock(reportApi.list, 'valuation:report:list', ({ account, query: { outdated, ...query } }) =>
    list(
      rowsFor(account).filter((row) => outdated === undefined || row.outdated),
      query,
      {
        contains: ['pipelineName'],
        equals: ['state', 'currentStage'],
        latest: 'createTime',
      },
    ),
  ),

  mock(reportApi.status, 'valuation:report:list', ({ account, path }) =>
    progressFor(account, new Set(String(path.ids).split(','))),
  ),

  mock(reportApi.detail, 'valuation:report:list', ({ account, path, query }) => {
    const report = reportOf(account, String(path.id))
    const detail = detailOf(report, versionOf(report, query.version), positionOf(report.id))
    return withOwnDeals(account, detail)
  }),

  mock(reportApi.history, 'valuation:report:list', ({ account, path }) => {
    const report = reportOf(account, String(path.id))
    return report.versions.toReversed().map((version) => historyOf(report, version))
  }),

  mock(reportApi.create, 'valuation:report:add', ({ account, body }) => addReport(account, body)),

  mock(reportApi.update, 'valuation:report:edit', ({ account, body: { id, ...form } }) =>
    recalculate(account, id, form),
  ),

  mock(reportApi.giveReason, 'valuation:report:edit', ({ account, body }) => giveReason(account, body)),

  mock(reportApi.unlock, 'valuation:report:unlock', ({ account, path, body }) =>
    unlock(account, String(path.id), body),
  ),

  mock(reportApi.remove, 'valuation:report:remove', ({ account, path }) =>
    removeReports(account, String(path.ids)),
  ),

  mock(reportApi.download, 'valuation:report:download', ({ account, path, query }) =>
    fileOf(account, String(path.id), query),
  ),

  mock(comparableApi.list, 'valuation:report:list', ({ account, query }) => findDeals(account, query)),

  mock(comparableApi.own, 'valuation:report:list', ({ account }) =>
    ownDealsOf(account).map(({ ownerId: _owner, ...deal }) => deal),
  ),

  mock(comparableApi.importOwn, 'valuation:report:edit', ({ account, body }) => importDeals(account, body)),

  mock(comparableApi.removeOwn, 'valuation:report:edit', ({ account, path }) =>
    removeOwnDeals(account, String(path.ids)),
  ),
]
