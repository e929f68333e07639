import type { ReportVersion } from '@/features/valuation/reports/model/reportRows.api'
import type { Report } from '@/features/valuation/reports/model/report.api'
import type { ReportContent } from '@/features/valuation/reports/model/reportContent'
import {
  ageStart,
  isChangedInVersion4,
  isDefault,
  outdatedReason,
} from '@/features/valuation/reports/model/outdated'
import { METHOD_VERSION, TABLE_VERSION } from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { CNY_PER_USD } from '@/shared/lib/money'
import type { ValuationForm } from '@/features/valuation/form/model/valuationSchema'
import type { ReportRow, ReportState } from '@/entities/report/reports.api'
import { beijingTime, serverDay } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { valuationsOf } from '../entities/quotas'
import { REPORT_PRICE } from '../entities/seed/points'
import { REFUSALS } from './refusals'

/** A single calculation, with everything needed to reproduce it. */
export interface Version {
  version: number
  form: ValuationForm
  /** Day whose defaults were used, `YYYY-MM-DD`. */
  day: string
  createTime: string
  methodVersion: string
  tableVersion: string
  seed: number
  state: ReportState
  /** Progress of the computation, 0 to 100. */
  percent: number
  /** Null until computed. */
  content: ReportContent | null
  reason?: string
  /** Set when known without `content`, which may be computed lazily. */
  rnpv?: number
}

export interface StoredReport {
  id: string
  ownerId: string
  /** Paid with points or a ticket; applies to later versions too. */
  isUnlocked?: boolean
  /** Oldest first; never empty. */
  versions: Version[]
}

export const reports = collection<StoredReport>(REFUSALS.noReport)

/** Fixed, so that the same input always gives the same report. */
export const SIMULATION_SEED = 42

export function newVersion(form: ValuationForm, version: number, time = new Date()): Version {
  const createTime = beijingTime(time)
  return {
    version,
    form,
    day: serverDay(time),
    createTime,
    methodVersion: METHOD_VERSION,
    tableVersion: TABLE_VERSION,
    seed: SIMULATION_SEED,
    state: 'queued',
    percent: 0,
    content: null,
  }
}

export const latest = ({ versions }: StoredReport): Version => versions.at(-1)!

export const isOpenTo =
  ({ userId, roles }: Account) =>
  ({ ownerId }: { ownerId: string }): boolean =>
    ownerId === userId || roles.includes('admin')

/** Returns the caller's report, or throws 404. */
export const reportOf = (account: Account, id: string): StoredReport => reports.require(id, isOpenTo(account))

/** Returns a version of a report, by default the latest; throws 404 if there is none. */
export function versionOf(report: StoredReport, version?: number): Version {
  const found =
    version === undefined ? latest(report) : report.versions.find((each) => each.version === version)
  if (!found) throw new Refusal(404, REFUSALS.noVersion)
  return found
}

/** Reason why a calculation has to be repeated; null while it is current. */
export const outdatedOf = ({ form, day, methodVersion, tableVersion }: Version): ReportRow['outdated'] =>
  outdatedReason(
    {
      methodVersion,
      tableVersion,
      baseDate: ageStart(form, day),
      isChangedInVersion4: isChangedInVersion4(form),
      usesDefaults: () => toValuation(form, day).assumptions.some(isDefault),
    },
    { methodVersion: METHOD_VERSION, tableVersion: TABLE_VERSION, today: serverDay() },
  )

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

export function historyOf(report: StoredReport, version: Version): ReportVersion {
  const { createTime, baseDate, currency, state, rnpv, outdated } = rowOf(report, version, null)
  const { version: number, methodVersion: method, tableVersion: table } = version
  const calculation = { version: number, methodVersion: method, tableVersion: table }
  const { reason = null } = version
  return { ...calculation, createTime, baseDate, currency, state, rnpv, outdated, reason }
}

/** A report with its content, which is null until computed and unlocked. */
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

/** Valuations the account may still start on a day (`YYYY-MM-DD`). */
export function valuationsLeft(account: Account, day: string): number {
  const made = reports
    .all()
    .filter(({ ownerId }) => ownerId === account.userId)
    .flatMap(({ versions }) => versions)
    .filter((version) => version.day === day)
  return Math.max(0, valuationsOf(account, day) - made.length)
}
