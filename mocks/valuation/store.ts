import type { ReportVersion } from '@/features/valuation/reports/model/reportRows.api'
import type { Report } from '@/features/valuation/reports/model/reports.api'
import type { ReportContent } from '@/features/valuation/reports/model/content'
import { agesFrom, isDefault, outdatedReason } from '@/features/valuation/reports/model/outdated'
import { METHOD_VERSION, TABLE_VERSION } from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/model/assumptions'
import { CNY_PER_USD } from '@/shared/lib/money'
import type { ValuationForm } from '@/features/valuation/form/model/schema'
import type { ReportRow, ReportState } from '@/entities/report/reports.api'
import { beijing, serverDay } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { valuationsOf } from '../entities/quotas'
import { REPORT_PRICE } from '../entities/seed/points'
import { REFUSALS } from './refusals'

/** One calculation, with all that makes it repeatable. */
export interface Version {
  version: number
  form: ValuationForm
  /** Day on which the defaults were taken, `YYYY-MM-DD`. */
  day: string
  createTime: string
  methodVersion: string
  tableVersion: string
  seed: number
  state: ReportState
  /** Of the computation, 0..100. */
  percent: number
  /** Null until computed. */
  content: ReportContent | null
  /** Why it was calculated, in the user's words. */
  reason?: string
  /** Where it is known without the content, which may be computed when it is read. */
  rnpv?: number
}

export interface StoredReport {
  id: string
  ownerId: string
  /** Bought with points or a ticket; its later versions are open too. */
  isUnlocked?: boolean
  /** Oldest first; never empty. */
  versions: Version[]
}

export const reports = collection<StoredReport>(REFUSALS.noReport)

/** The seed is the same for all, so the same input always gives the same report. */
export const SEED = 42

/** A calculation that has not begun, taken on at `time`. */
export function newVersion(form: ValuationForm, version: number, time = new Date()): Version {
  const createTime = beijing(time)
  return {
    version,
    form,
    day: serverDay(time),
    createTime,
    methodVersion: METHOD_VERSION,
    tableVersion: TABLE_VERSION,
    seed: SEED,
    state: 'queued',
    percent: 0,
    content: null,
  }
}

export const latest = ({ versions }: StoredReport): Version => versions.at(-1)!

/** Administrators see everyone's. */
export const isOpenTo =
  ({ userId, roles }: Account) =>
  ({ ownerId }: { ownerId: string }): boolean =>
    ownerId === userId || roles.includes('admin')

/** The caller's report. Refuses with 404. */
export const reportOf = (account: Account, id: string): StoredReport => reports.require(id, isOpenTo(account))

/** One version of a report, the latest unless named. Refuses with 404. */
export function versionOf(report: StoredReport, version?: number): Version {
  const found =
    version === undefined ? latest(report) : report.versions.find((each) => each.version === version)
  if (!found) throw new Refusal(404, REFUSALS.noVersion)
  return found
}

/** Why a calculation has to be repeated; null while it is current. Drafts of the form are the client's. */
export const outdatedOf = ({ form, day, methodVersion, tableVersion }: Version): ReportRow['outdated'] =>
  outdatedReason(
    {
      methodVersion,
      tableVersion,
      baseDate: agesFrom(form, day),
      usesDefaults: () => toValuation(form, day).assumptions.some(isDefault),
    },
    { methodVersion: METHOD_VERSION, tableVersion: TABLE_VERSION, today: serverDay() },
  )

/** A report as a row of the list. */
export function rowOf(
  { id }: Pick<StoredReport, 'id'>,
  version: Version,
  position: number | null,
): ReportRow {
  const { form, state, percent } = version
  return {
    id,
    state,
    position,
    percent: state === 'computing' ? percent : null,
    version: version.version,
    pipelineName: form.pipelineName,
    companyName: form.companyName,
    currentStage: form.currentStage,
    currency: form.currency,
    baseDate: form.baseDate,
    rnpv: state === 'complete' ? (version.rnpv ?? version.content?.summary.rnpv ?? null) : null,
    outdated: outdatedOf(version),
    unlockPoints: state === 'locked' ? REPORT_PRICE : null,
    createTime: version.createTime,
  }
}

/** One calculation as a row of the report's history. */
export function historyOf(report: StoredReport, version: Version): ReportVersion {
  const { createTime, baseDate, currency, state, rnpv, outdated } = rowOf(report, version, null)
  const { version: number, methodVersion: method, tableVersion: table } = version
  const calculation = { version: number, methodVersion: method, tableVersion: table }
  const { reason = null } = version
  return { ...calculation, createTime, baseDate, currency, state, rnpv, outdated, reason }
}

/** A report with its content, which stays closed until it is computed and unlocked. */
export function detailOf(report: StoredReport, version: Version, position: number | null): Report {
  const { form, methodVersion, tableVersion, seed, state, content } = version
  return {
    ...rowOf(report, version, position),
    form,
    methodVersion,
    tableVersion,
    seed,
    exchangeRate: CNY_PER_USD,
    content: state === 'complete' ? content : null,
  }
}

/** Valuations that an account may still make on a day, `YYYY-MM-DD`. */
export function valuationsLeft(account: Account, day: string): number {
  const made = reports
    .all()
    .filter(({ ownerId }) => ownerId === account.userId)
    .flatMap(({ versions }) => versions)
    .filter((version) => version.day === day)
  return Math.max(0, valuationsOf(account, day) - made.length)
}
