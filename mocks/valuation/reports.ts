import type { PreviousCalculation } from '@/features/valuation/reports/summary/valueChange'
import type { Report } from '@/features/valuation/reports/model/report.api'
import { prepare } from '@/features/valuation/reports/model/composeContent'
import { rateBetween } from '@/features/valuation/versions/rateBetween'
import type { ValuationForm } from '@/features/valuation/form/model/valuationSchema'
import type { RawFile } from '@/shared/api/endpoint'
import type { Payment } from '@/entities/points/points.api'
import type { Progress } from '@/entities/report/reports.api'
import type { Language } from '@/shared/lib/language'
import { REPORT_PRICE } from '../entities/seed/points'
import { runOnce, pay } from '../entities/wallets'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { withOwnDeals } from './deals'
import { reportFile } from './documents'
import type { Format } from './documents/common/complete'
import { dequeue, enqueue, positionOf } from './queue'
import { REFUSALS } from './refusals'
import {
  detailOf,
  isOpenTo,
  latest,
  newVersion,
  outdatedOf,
  reportOf,
  reports,
  rowOf,
  valuationsLeft,
  versionOf,
  type StoredReport,
  type Version,
} from './store'

const isInProgress = ({ state }: Version) => state === 'queued' || state === 'inLine' || state === 'computing'

const currentRow = (report: StoredReport) => rowOf(report, latest(report), positionOf(report.id))

const progressOf = (report: StoredReport): Progress => {
  const { id, state, position, percent } = currentRow(report)
  return { id, state, position, percent }
}

const visibleTo = (account: Account) => reports.all().filter(isOpenTo(account))

export const rowsFor = (account: Account) => visibleTo(account).map(currentRow)

export const progressFor = (account: Account, ids: ReadonlySet<string>) =>
  visibleTo(account)
    .filter(({ id }) => ids.has(id))
    .map(progressOf)

function checkSubmit(account: Account, { form, day }: Version) {
  if (valuationsLeft(account, day) === 0) throw new Refusal(500, REFUSALS.noneLeft)
  const prepared = prepare(form, day)
  if (!prepared.ok) throw new Refusal(500, REFUSALS.notComputable(prepared.error))
}

export function addReport(account: Account, form: ValuationForm): Progress {
  const version = newVersion(form, 1)
  checkSubmit(account, version)
  const report = reports.add({ ownerId: account.userId, versions: [version] })
  enqueue(report, account)
  return progressOf(report)
}

/** Queues another version of a report; refused while the previous one is in progress. */
export function recalculate(account: Account, id: string, form: ValuationForm): Progress {
  const report = reportOf(account, id)
  if (isInProgress(latest(report))) throw new Refusal(500, REFUSALS.underWay)
  const version = newVersion(form, latest(report).version + 1)
  checkSubmit(account, version)
  report.versions.push(version)
  enqueue(report, account)
  return progressOf(report)
}

export function giveReason(
  account: Account,
  { id, version: number, reason }: { id: string; version: number; reason: string | null },
) {
  const version = versionOf(reportOf(account, id), number)
  if (reason === null) delete version.reason
  else version.reason = reason
}

/** Unlocks all versions of a report, including future ones, for its price. */
export function unlock(account: Account, id: string, { idemKey, ...payment }: Payment) {
  const report = reportOf(account, id)
  runOnce(account, idemKey, { unlock: id, ...payment }, () => {
    const locked = report.versions.filter(({ state }) => state === 'locked')
    if (locked.length === 0) throw new Refusal(500, REFUSALS.nothingLocked)
    pay(account, payment, REPORT_PRICE, 'report', latest(report).form.pipelineName)
    report.isUnlocked = true
    for (const version of locked) version.state = 'complete'
  })
}

export function removeReports(account: Account, ids: string) {
  const doomed = reports.requireAll(ids, isOpenTo(account))
  for (const { id } of doomed) dequeue(id)
  reports.remove(doomed)
}

interface FileRequest {
  version?: number | undefined
  format: Format
  language?: Language | undefined
}

export function fileOf(
  account: Account,
  id: string,
  { version: number, format, language = 'zh' }: FileRequest,
): Promise<RawFile> {
  const report = reportOf(account, id)
  const version = versionOf(report, number)
  if (version.state !== 'complete') throw new Refusal(500, REFUSALS.notReady)
  if (outdatedOf(version)) throw new Refusal(500, REFUSALS.outdated)
  const detail = withOwnDeals(account, detailOf(report, version, null))
  return reportFile(detail, format, account, language, previousOf(report, detail))
}

/** The previous complete calculation, to which the first page compares this one. */
function previousOf(report: StoredReport, { version: number, ...shown }: Report): PreviousCalculation | null {
  const version = report.versions.findLast((each) => each.version < number)
  if (version?.state !== 'complete' || !version.content) return null
  const rate = rateBetween(version.form, shown)
  return {
    version: version.version,
    day: version.createTime.slice(0, 10),
    rnpv: version.content.summary.rnpv * rate,
    content: version.content,
    rate,
  }
}
