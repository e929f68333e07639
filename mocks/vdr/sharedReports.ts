import type { Inputs } from '@/features/vdr/reports/sharedReports.api'
import { assumptionKey, isToldTo } from '@/features/vdr/reports/evidenceRules'
import { reportName, SCENARIO_INPUTS } from '@/features/vdr/reports/scenarioRules'
import { bridge } from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/model/assumptions'
import { isAllowed } from '@/shared/auth/permissions'
import { CNY_PER_USD } from '@/shared/lib/money'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { membershipIn, roomAllowing, tags } from '../rooms/store'
import { positionOf } from '../valuation/queue'
import { isOpenTo, outdatedOf, reports, rowOf, type Version } from '../valuation/store'
import { isUnchecked, keysReadBy } from './evidence'
import { REFUSALS } from './refusals'

/** A version of a report that was put into a room; it stays as it is when the report goes on, or is deleted. */
export interface SharedReport {
  id: string
  roomId: string
  reportId: string
  version: number
  calculation: Version
  sharedBy: string
  sharedTime: string
  /** Whose members see it, beside who leads the room. */
  tagIds: readonly string[]
  /** A copy with other values, made in the room. */
  scenario?: { baseId: string; name: string; reason: string; makerId: string }
}

export const sharedReports = collection<SharedReport>(REFUSALS.noSharedReport)

/** What a report is called in its room. */
export const nameOf = ({ calculation, version, scenario }: Omit<SharedReport, 'id'>) =>
  reportName(calculation.form.pipelineName, version, scenario?.name)

const isMadeBy = ({ scenario }: SharedReport, { userId }: Account) => scenario?.makerId === userId

/** How the caller stands to the reports of a room. */
function standingIn(account: Account, roomId: string) {
  const member = membershipIn('vdr', roomId, account)
  const isLeader = member?.role === 'admin'
  const mayModify = isLeader || member?.mayModifyValuation === true
  return { isLeader, mayModify, tagId: member?.tagId ?? null }
}

/** Whether the caller sees a report: who leads its room, whose tag it is published to, and who made it. */
function isSeenBy(shared: SharedReport, account: Account): boolean {
  const { isLeader, tagId } = standingIn(account, shared.roomId)
  return isLeader || isMadeBy(shared, account) || (tagId !== null && shared.tagIds.includes(tagId))
}

/** The reports of a room that the caller sees. */
export const reportsFor = (account: Account, roomId: string) =>
  sharedReports.all().filter((shared) => shared.roomId === roomId && isSeenBy(shared, account))

/** A report that the caller sees, in a room where he may do something with reports. */
export function sharedReportFor(
  account: Account,
  id: string,
  ability: 'report:list' | 'report:modify' = 'report:list',
): SharedReport {
  const shared = sharedReports.require(id, (each) => isSeenBy(each, account))
  roomAllowing('vdr', account, shared.roomId, ability)
  return shared
}

/** The reports whose evidence is that of one: its own, and that of its base. */
export const withBase = ({ id, scenario }: SharedReport) => (scenario ? [id, scenario.baseId] : [id])

const assumptionsOf = ({ form, day }: Version) => toValuation(form, day).assumptions

/** Keys of the assumptions in which a scenario differs from its base: what that rests on says nothing of them. */
export function keysChangedIn({ calculation, scenario }: SharedReport): ReadonlySet<string> {
  const base = scenario && sharedReports.get(scenario.baseId)
  if (!base) return new Set()
  const before = new Map(assumptionsOf(base.calculation).map((each) => [assumptionKey(each), each.value]))
  return new Set(
    assumptionsOf(calculation).flatMap((each) =>
      before.get(assumptionKey(each)) === each.value ? [] : [assumptionKey(each)],
    ),
  )
}

/** Keys of the assumptions of a report that the caller is told. */
export function keysToldTo(account: Account, shared: SharedReport): ReadonlySet<string> {
  const { mayModify: isWhole } = standingIn(account, shared.roomId)
  const read = keysReadBy(account, shared.roomId, withBase(shared), keysChangedIn(shared))
  return new Set(
    assumptionsOf(shared.calculation).flatMap((each) => {
      const key = assumptionKey(each)
      return isToldTo({ isWhole, readsEvidence: read.has(key) }, each) ? [key] : []
    }),
  )
}

/** Why a report has to be computed or looked at again; null while it is current. */
export const outdatedIn = (shared: SharedReport) =>
  outdatedOf(shared.calculation) ??
  (isUnchecked(withBase(shared), keysChangedIn(shared)) ? ('evidence' as const) : null)

/** Whether the caller may open the report that a version comes from. */
function mayOpen({ reportId }: SharedReport, account: Account) {
  const report = reports.get(reportId)
  return (
    report !== undefined &&
    isOpenTo(account)(report) &&
    isAllowed(account.permissions, 'valuation:report:list')
  )
}

/** A calculation as it would stand in a room. */
export const shareable = (id: string, calculation: Version) => ({
  ...rowOf({ id }, calculation, null),
  assumptions: assumptionsOf(calculation).length,
  evidenced: Object.keys(calculation.form.evidence ?? {}).length,
})

/** A report as a row of its room's list. */
export function rowFor(account: Account, shared: SharedReport) {
  const { id, roomId, reportId, calculation, sharedBy, sharedTime, tagIds, scenario } = shared
  const isMine = isMadeBy(shared, account)
  const isTold = standingIn(account, roomId).isLeader || isMine
  const told = keysToldTo(account, shared)
  const read = keysReadBy(account, roomId, withBase(shared), keysChangedIn(shared))
  return {
    ...rowOf({ id }, calculation, positionOf(id)),
    // As many as the caller may know of.
    assumptions: told.size,
    evidenced: [...read].filter((key) => told.has(key)).length,
    reportId,
    sharedBy,
    sharedTime,
    // A tag that is gone sees nothing.
    tagIds: isTold ? tagIds.filter((tag) => tags.vdr.has(tag)) : [],
    mayOpen: mayOpen(shared, account),
    outdated: outdatedIn(shared),
    baseId: scenario?.baseId ?? null,
    scenario: scenario?.name ?? '',
    reason: scenario?.reason ?? '',
    isMine,
  }
}

/** The values that a scenario may change, as the form has them. */
export const inputsOf = ({ form }: Version): Inputs =>
  Object.fromEntries(
    SCENARIO_INPUTS.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]]])),
  )

/** Why a computed scenario is worth another amount than its base. */
function stepsOf({ calculation, scenario }: SharedReport) {
  const base = scenario && sharedReports.get(scenario.baseId)?.calculation
  if (!base) return []
  const steps = bridge(
    toValuation(base.form, base.day).valuation,
    toValuation(calculation.form, calculation.day).valuation,
  )
  return steps.ok ? steps.value.steps.map(({ groups, amount }) => ({ groups: [...groups], amount })) : []
}

/** A report as the caller may know it. */
export function detailFor(account: Account, shared: SharedReport) {
  const { calculation } = shared
  const { mayModify } = standingIn(account, shared.roomId)
  const content = calculation.state === 'complete' ? calculation.content : null
  const { methodVersion, tableVersion, form } = calculation
  const told = keysToldTo(account, shared)
  const entries = [form.preferredIndication, ...(form.otherIndications ?? []).map((it) => it.indication)]
  return {
    ...rowFor(account, shared),
    low: content?.monteCarlo.quantiles.p10 ?? null,
    high: content?.monteCarlo.quantiles.p90 ?? null,
    methodVersion,
    tableVersion,
    exchangeRate: CNY_PER_USD,
    isWhole: mayModify,
    rows: (content?.assumptions ?? [])
      .filter((each) => told.has(assumptionKey(each)))
      // What it was derived from may be what he is not told.
      .map(({ basis, ...each }) => ({ ...each, ...(mayModify && basis ? { basis } : {}) })),
    indications: entries.map(({ id, nameZh, nameEn }) => ({ id, nameZh, nameEn })),
    inputs: mayModify ? inputsOf(calculation) : null,
    steps: content ? stepsOf(shared) : [],
  }
}

/** Refuses to show a report to more tags than the caller may: his own scenario goes to his own tag. */
export function refuseOtherTags(account: Account, shared: SharedReport, tagIds: readonly string[]) {
  const { isLeader, tagId } = standingIn(account, shared.roomId)
  roomAllowing('vdr', account, shared.roomId, isLeader ? 'report:publish' : 'report:modify')
  if (isLeader) return
  if (!isMadeBy(shared, account)) throw new Refusal(500, REFUSALS.notYourScenario)
  if (tagIds.some((each) => each !== tagId)) throw new Refusal(500, REFUSALS.otherTags)
}
