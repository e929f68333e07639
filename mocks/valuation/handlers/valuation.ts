import { comparableApi, reportApi } from '@/features/valuation/reports/model/api'
import { prepare } from '@/features/valuation/reports/model/compose'
import type { ValuationForm } from '@/features/valuation/form/model/schema'
import type { Progress } from '@/shared/domain/report/api'
import type { Account } from '../../platform/db'
import { list } from '../../platform/list'
import { reportFile } from '../documents'
import { dealsOf } from '../deals'
import { mock, Refusal } from '../../platform/mock'
import { REPORT_PRICE } from '../../domain/seed/points'
import { pay } from '../../domain/wallets'

import { dequeue, enqueue, positionOf } from '../queue'
import {
  detailOf,
  historyOf,
  isOpenTo,
  latest,
  newVersion,
  outdatedOf,
  reportOf,
  reports,
  rowOf,
  versionOf,
  type StoredReport,
  type Version,
  valuationsLeft,
} from '../store'
import { REFUSALS } from '../refusals'

const visibleTo = (account: Account) => reports.all().filter(isOpenTo(account))

const isUnderWay = ({ state }: Version) => state === 'queued' || state === 'inLine' || state === 'computing'

const row = (report: StoredReport, version = latest(report)) => rowOf(report, version, positionOf(report.id))

const progress = (report: StoredReport): Progress => {
  const { id, state, position, percent } = row(report)
  return { id, state, position, percent }
}

/** Refuses what the engine could not compute, and a valuation above the day's count. */
function checkSubmit(account: Account, form: ValuationForm, version: Version) {
  if (valuationsLeft(account, version.day) === 0) throw new Refusal(500, REFUSALS.noneLeft)
  const prepared = prepare(form, version.day)
  if (!prepared.ok) {
    throw new Refusal(500, REFUSALS.notComputable(prepared.error))
  }
}

export const valuationMocks = [
  mock(reportApi.list, 'valuation:report:list', ({ account, query }) =>
    list(
      visibleTo(account).map((report) => row(report)),
      query,
      { contains: ['pipelineName'], equals: ['state', 'currentStage'], latest: 'createTime' },
    ),
  ),

  mock(reportApi.status, 'valuation:report:list', ({ account, path }) => {
    const asked = new Set(String(path.ids).split(','))
    return visibleTo(account)
      .filter(({ id }) => asked.has(id))
      .map(progress)
  }),

  mock(reportApi.detail, 'valuation:report:list', ({ account, path, query }) => {
    const report = reportOf(account, String(path.id))
    return detailOf(report, versionOf(report, query.version), positionOf(report.id))
  }),

  mock(reportApi.history, 'valuation:report:list', ({ account, path }) => {
    const report = reportOf(account, String(path.id))
    return report.versions.toReversed().map((version) => historyOf(report, version))
  }),

  mock(reportApi.create, 'valuation:report:add', ({ account, body }) => {
    const version = newVersion(body, 1)
    checkSubmit(account, body, version)
    const report = reports.add({ ownerId: account.userId, versions: [version] })
    enqueue(report, account)
    return progress(report)
  }),

  mock(reportApi.update, 'valuation:report:edit', ({ account, body: { id, ...form } }) => {
    const report = reportOf(account, id)
    if (isUnderWay(latest(report))) throw new Refusal(500, REFUSALS.underWay)
    const version = newVersion(form, latest(report).version + 1)
    checkSubmit(account, form, version)
    report.versions.push(version)
    enqueue(report, account)
    return progress(report)
  }),

  mock(comparableApi.list, 'valuation:report:list', ({ query: { stage, area, currency } }) =>
    dealsOf(stage, area, currency),
  ),

  mock(reportApi.unlock, 'valuation:report:unlock', ({ account, path, body }) => {
    const report = reportOf(account, String(path.id))
    const locked = report.versions.filter(({ state }) => state === 'locked')
    if (locked.length === 0) throw new Refusal(500, REFUSALS.nothingLocked)
    pay(account, body, REPORT_PRICE, 'report')
    report.isUnlocked = true
    for (const version of locked) version.state = 'complete'
  }),

  mock(reportApi.remove, 'valuation:report:remove', ({ account, path }) => {
    const doomed = reports.requireAll(String(path.ids), isOpenTo(account))
    for (const { id } of doomed) dequeue(id)
    reports.remove(doomed)
  }),

  mock(reportApi.download, 'valuation:report:download', ({ account, path, query }) => {
    const report = reportOf(account, String(path.id))
    const version = versionOf(report, query.version)
    if (version.state !== 'complete') throw new Refusal(500, REFUSALS.notReady)
    if (outdatedOf(version)) throw new Refusal(500, REFUSALS.outdated)
    return reportFile(detailOf(report, version, null), query.format, account, query.language ?? 'zh')
  }),
]
