import { comparableApi } from '@/features/valuation/reports/model/comparables.api'
import { reportApi } from '@/features/valuation/reports/model/report.api'
import { list } from '../../platform/list'
import { formText } from '../../platform/files'
import { mock, Refusal } from '../../platform/mock'
import { readUploadedBytes } from '../../platform/sheet'
import { findDeals, importDeals, ownDealsOf, removeOwnDeals, withOwnDeals } from '../deals'
import { readModel } from '../documents/xlsx/model/readModel'
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
import { REFUSALS } from '../refusals'
import { detailOf, historyOf, latest, reportOf, versionOf } from '../store'

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

  mock(reportApi.readModel, 'valuation:report:edit', async ({ account, path, body }) => {
    const report = reportOf(account, String(path.id))
    const version = latest(report)
    if (version.state !== 'complete') throw new Refusal(500, REFUSALS.notReady)
    const bytes = await readUploadedBytes(body.get('file'))
    const language = formText(body, 'language') === 'en' ? 'en' : 'zh'
    const edited = readModel(detailOf(report, version, null), bytes, language)
    if (!edited) throw new Refusal(500, REFUSALS.noModel)
    return edited
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
