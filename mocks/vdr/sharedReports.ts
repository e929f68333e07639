import type { Inputs } from '@/features/vdr/reports/sharedReports.api'
import { assumptionKey, isVisibleTo } from '@/features/vdr/reports/evidenceRules'
import { reportName, SCENARIO_INPUTS } from '@/features/vdr/reports/scenarioRules'
import { bridge } from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { isAllowed } from '@/shared/auth/permissions'
import { CNY_PER_USD } from '@/shared/lib/money'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { membershipIn, authorizeRoom, tags } from '../rooms/store'
import { positionOf } from '../valuation/queue'
import { isOpenTo, outdatedOf, reports, rowOf, type Version } from '../valuation/store'
import { hasUncheckedEvidence, readableKeys } from './evidence'
import { REFUSALS } from './refusals'

/** A report version shared into a room; unaffected when the report is recalculated or deleted. */
export interface SharedReport {
  id: string
  roomId: string
  reportId: string
  version: number
  calculation: Version
  sharedBy: string
  sharedTime: string
  /** Members with these tags see it, in addition to admins. */
  tagIds: readonly string[]
  /** Set for a copy with changed inputs, made in the room. */
  scenario?: { baseId: string; name: string; reason: string; makerId: string }
}

export const sharedReports = collection<SharedReport>(REFUSALS.noSharedReport)

export const nameOf = ({ calculation, version, scenario }: Omit<SharedReport, 'id'>) =>
  reportName(calculation.form.pipelineName, version, scenario?.name)

const isMadeBy = ({ scenario }: SharedReport, { userId }: Account) => scenario?.makerId === userId

function accessIn(account: Account, roomId: string) {
  const member = membershipIn('vdr', roomId, account)
  const isLeader = member?.role === 'admin'
  const mayModify = isLeader || member?.mayModifyValuation === true
  return { isLeader, mayModify, tagId: member?.tagId ?? null }
}

/** Visible to admins, to the tags it is published to, and to its author. */
function isSeenBy(shared: SharedReport, account: Account): boolean {
  const { isLeader, tagId } = accessIn(account, shared.roomId)
  return isLeader || isMadeBy(shared, account) || (tagId !== null && shared.tagIds.includes(tagId))
}

export const reportsFor = (account: Account, roomId: string) =>
  sharedReports.all().filter((shared) => shared.roomId === roomId && isSeenBy(shared, account))

/** Returns a report visible to the caller, or throws; also checks the ability in its room. */
export function sharedReportFor(
  account: Account,
  id: string,
  ability: 'report:list' | 'report:modify' = 'report:list',
): SharedReport {
  const shared = sharedReports.require(id, (each) => isSeenBy(each, account))
  authorizeRoom('vdr', account, shared.roomId, ability)
  return shared
}

/** Ids of the report and its base: a scenario inherits the evidence of its base. */
export const idsWithBase = ({ id, scenario }: SharedReport) => (scenario ? [id, scenario.baseId] : [id])

const assumptionsOf = ({ form, day }: Version) => toValuation(form, day).assumptions

/** Keys of the assumptions in which a scenario differs from its base; the base's evidence does not support those. */
export function changedKeys({ calculation, scenario }: SharedReport): ReadonlySet<string> {
  const base = scenario && sharedReports.get(scenario.baseId)
  if (!base) return new Set()
  const before = new Map(assumptionsOf(base.calculation).map((each) => [assumptionKey(each), each.value]))
  return new Set(
    assumptionsOf(calculation).flatMap((each) =>
      before.get(assumptionKey(each)) === each.value ? [] : [assumptionKey(each)],
    ),
  )
}

export function visibleKeys(account: Account, shared: SharedReport): ReadonlySet<string> {
  const { mayModify: isWhole } = accessIn(account, shared.roomId)
  const read = readableKeys(account, shared.roomId, idsWithBase(shared), changedKeys(shared))
  return new Set(
    assumptionsOf(shared.calculation).flatMap((each) => {
      const key = assumptionKey(each)
      return isVisibleTo({ isWhole, readsEvidence: read.has(key) }, each) ? [key] : []
    }),
  )
}

/** Reason why a report has to be recalculated or checked again; null while it is current. */
export const outdatedReasonOf = (account: Account, shared: SharedReport) =>
  outdatedOf(shared.calculation) ??
  (hasUncheckedEvidence(account, shared.roomId, idsWithBase(shared), changedKeys(shared))
    ? ('evidence' as const)
    : null)

function mayOpen({ reportId }: SharedReport, account: Account) {
  const report = reports.get(reportId)
  return (
    report !== undefined &&
    isOpenTo(account)(report) &&
    isAllowed(account.permissions, 'valuation:report:list')
  )
}

export const shareable = (id: string, calculation: Version) => ({
  ...rowOf({ id }, calculation, null),
  assumptions: assumptionsOf(calculation).length,
  evidenced: Object.keys(calculation.form.evidence ?? {}).length,
})

export function rowFor(account: Account, shared: SharedReport) {
  const { id, roomId, reportId, calculation, sharedBy, sharedTime, tagIds, scenario } = shared
  const isMine = isMadeBy(shared, account)
  const canSeeTags = accessIn(account, roomId).isLeader || isMine
  const shown = visibleKeys(account, shared)
  const read = readableKeys(account, roomId, idsWithBase(shared), changedKeys(shared))
  return {
    ...rowOf({ id }, calculation, positionOf(id)),
    // Counts only what the caller may see.
    assumptions: shown.size,
    evidenced: [...read].filter((key) => shown.has(key)).length,
    reportId,
    sharedBy,
    sharedTime,
    tagIds: canSeeTags ? tagIds.filter((tag) => tags.vdr.has(tag)) : [],
    mayOpen: mayOpen(shared, account),
    outdated: outdatedReasonOf(account, shared),
    baseId: scenario?.baseId ?? null,
    scenario: scenario?.name ?? '',
    reason: scenario?.reason ?? '',
    isMine,
  }
}

export const inputsOf = ({ form }: Version): Inputs =>
  Object.fromEntries(
    SCENARIO_INPUTS.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]]])),
  )

function stepsOf({ calculation, scenario }: SharedReport) {
  const base = scenario && sharedReports.get(scenario.baseId)?.calculation
  if (!base) return []
  const steps = bridge(
    toValuation(base.form, base.day).valuation,
    toValuation(calculation.form, calculation.day).valuation,
  )
  return steps.ok ? steps.value.steps.map(({ groups, amount }) => ({ groups: [...groups], amount })) : []
}

export function detailFor(account: Account, shared: SharedReport) {
  const { calculation } = shared
  const { mayModify } = accessIn(account, shared.roomId)
  const content = calculation.state === 'complete' ? calculation.content : null
  const { methodVersion, tableVersion, form } = calculation
  const shown = visibleKeys(account, shared)
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
      .filter((each) => shown.has(assumptionKey(each)))
      // The basis could reveal assumptions hidden from this caller.
      .map(({ basis, ...each }) => ({ ...each, ...(mayModify && basis ? { basis } : {}) })),
    indications: entries.map(({ id, nameZh, nameEn }) => ({ id, nameZh, nameEn })),
    inputs: mayModify ? inputsOf(calculation) : null,
    steps: content ? stepsOf(shared) : [],
  }
}

/** Checks who may publish: admins to any tag, authors their own scenario to their own tag. */
export function checkPublishTags(account: Account, shared: SharedReport, tagIds: readonly string[]) {
  const { isLeader, tagId } = accessIn(account, shared.roomId)
  authorizeRoom('vdr', account, shared.roomId, isLeader ? 'report:publish' : 'report:modify')
  if (isLeader) return
  if (!isMadeBy(shared, account)) throw new Refusal(500, REFUSALS.notYourScenario)
  if (tagIds.some((each) => each !== tagId)) throw new Refusal(500, REFUSALS.otherTags)
}
