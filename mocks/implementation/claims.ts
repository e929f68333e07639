import type { claimApi, ClaimBody, ClaimFilter } from '@/features/implementation/claims/claims.api'
import {
  claimWorkflow,
  isOpenClaim,
  type ClaimFacts,
  type EvidencePick,
  type EvidenceState,
} from '@/features/implementation/domain/claimWorkflow'
import type { ClaimState } from '@/features/implementation/domain/states'
import texts from '@/features/implementation/locales/claims.zh.json'
import type { RawAnswerOf } from '@/shared/api/endpoint'
import type { StoredFile } from '@/shared/files/files.api'
import { sumAmounts } from '@/shared/lib/cents'
import { parseTime } from '@/shared/lib/dates'
import type { Currency } from '@/shared/lib/money'
import { entriesOf } from '../entities/seed/dictionaries'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { createWorkflowStore, type StoredEntity } from '../platform/workflow'
import { pick } from '../platform/pick'
import { visibleNodes } from '../rooms/rights'
import { versions, versionsOf } from '../rooms/versions'
import { tellClaims } from './projects'
import { REFUSALS } from './refusals'
import { projects } from './store'

export interface StoredEvidence extends EvidencePick {
  documentName: string
  versionNo: number
  by: string
  time: string
}

interface Judgement {
  amount: number
  words: string
  by: string
  time: string
}

export interface StoredClaim extends StoredEntity<ClaimState>, Omit<ClaimBody, 'evidence'> {
  no: string
  currency: Currency
  ownerId: string
  ownerName: string
  handlerIds: readonly string[]
  handlerName: string
  approverId: string | null
  payerIds: readonly string[]
  evidence: readonly StoredEvidence[]
  supplements: readonly {
    id: string
    wanted: string
    due: string
    by: string
    time: string
    answer: string
    answerBy: string
    answerTime: string
  }[]
  assessment: Judgement | null
  approval: Judgement | null
  approved: number | null
  /** Why it was rejected, or given up. */
  reason: string
  payments: readonly {
    id: string
    date: string
    amount: number
    slip: StoredFile[]
    by: string
    time: string
  }[]
  paid: number
  notes: readonly { text: string; by: string; time: string }[]
  createTime: string
  /** When it was reported first, and when its way ended. */
  reportedTime: string | null
  endTime: string | null
}

export const claims = collection<StoredClaim>(REFUSALS.noClaim)

tellClaims((projectId) => claims.all().some((claim) => claim.projectId === projectId && isOpenClaim(claim)))

/** A claim whose siblings are looked up; unsaved claims have no id. */
type Asking = Pick<StoredClaim, 'policyNo' | 'currency'> & { id?: string | undefined }

/** Other claims of the same policy and currency that were approved. */
const siblingsOf = ({ id, policyNo, currency }: Asking) =>
  claims
    .all()
    .filter(
      (each) =>
        each.id !== id &&
        each.policyNo === policyNo &&
        each.currency === currency &&
        each.approved !== null &&
        each.approved > 0,
    )

/** The sum approved for other claims of the policy. */
export const alreadyApproved = (asking: Asking) =>
  sumAmounts(siblingsOf(asking).map(({ approved }) => approved!))

/** What is published now of a document that was picked. */
const publishedOf = (documentId: string) =>
  versionsOf('implement', documentId).find(({ state }) => state === 'published')

function evidenceState({ documentId, versionId, versionNo, hash }: StoredEvidence): EvidenceState {
  const published = publishedOf(documentId)
  const picked = versions.implement.get(versionId)
  if (!published || !picked) return 'gone'
  if (picked.hash !== hash) return 'altered'
  if (published.id === versionId) return 'current'
  return published.no > versionNo ? 'newer' : 'gone'
}

/** A claim with who manages its project now. */
const managed = (claim: StoredClaim): StoredClaim & { managerId: string } => ({
  ...claim,
  managerId: projects.get(claim.projectId)?.managerId ?? '',
})

/** What the workflow asks of a claim. */
export function factsOf(claim: StoredClaim): ClaimFacts {
  return {
    ...managed(claim),
    deductible: claim.deductible ?? 0,
    assessed: claim.assessment?.amount ?? null,
    alreadyApproved: alreadyApproved(claim),
    evidence: claim.evidence.map((each) => ({ state: evidenceState(each) })),
  }
}

const stateText = (state: ClaimState) =>
  entriesOf('claim_status')?.find(({ dictValue }) => dictValue === state)?.dictLabel ?? state

export const claimActs = createWorkflowStore({
  workflow: claimWorkflow,
  noun: texts.noun,
  // All claims are open to whoever may see any.
  find: (_account, id) => managed(claims.require(id)),
  put: ({ managerId: _manager, ...claim }) => claims.put(claim),
  viewerOf: ({ userId, roles }) => ({ userId, roles }),
  factsFor: (claim) => factsOf(claim),
  reasons: texts.guard,
  stateText,
  callOf: (action) => action,
  unrecorded: ['note'],
})

/** A version that may serve as evidence: published in the project's room, as its hash says, and seen by the caller. */
function pickEvidence(
  account: Account,
  roomId: string,
  { documentId, versionId, hash }: EvidencePick,
): StoredEvidence {
  const node = visibleNodes('implement', account, roomId).find(({ id }) => id === documentId)
  const version = versions.implement.get(versionId)
  if (!node || version?.documentId !== documentId) throw new Refusal(404, REFUSALS.noEvidence)
  if (version.state !== 'published')
    throw new Refusal(500, REFUSALS.unpublishedEvidence(node.name, version.no))
  if (version.hash !== hash) throw new Refusal(500, REFUSALS.otherEvidence(node.name, version.no))
  return {
    documentId,
    versionId,
    hash,
    documentName: node.name,
    versionNo: version.no,
    by: account.nickName,
    time: now(),
  }
}

const onceEach = (picked: readonly EvidencePick[]) => [
  ...new Map(picked.map((each) => [each.versionId, each])).values(),
]

/** What is picked beside what a claim rests on already. */
export function evidenceAdded(
  account: Account,
  roomId: string,
  before: readonly StoredEvidence[],
  picked: readonly EvidencePick[],
): StoredEvidence[] {
  const known = new Set(before.map(({ versionId }) => versionId))
  const added = onceEach(picked).filter(({ versionId }) => !known.has(versionId))
  return [...before, ...added.map((each) => pickEvidence(account, roomId, each))]
}

/**
 * What a claim rests on from now on. What was picked before stays as it was, also where it has been replaced since; and
 * what the caller does not see is not his to leave out.
 */
export function evidenceChosen(
  account: Account,
  roomId: string,
  before: readonly StoredEvidence[],
  picked: readonly EvidencePick[],
): StoredEvidence[] {
  const seen = new Set(visibleNodes('implement', account, roomId).map(({ id }) => id))
  const chosen = new Set(picked.map(({ versionId }) => versionId))
  const kept = before.filter(({ documentId, versionId }) => chosen.has(versionId) || !seen.has(documentId))
  return evidenceAdded(account, roomId, kept, picked)
}

const DAY = 86_400_000

/** Days from its report to its end, or to today; null of a draft. */
function daysOf({ reportedTime, endTime }: StoredClaim): number | null {
  const from = parseTime(reportedTime)?.getTime()
  const to = parseTime(endTime)?.getTime() ?? Date.now()
  return from === undefined ? null : Math.max(0, Math.floor((to - from) / DAY))
}

type Row = RawAnswerOf<typeof claimApi.list>['rows'][number]
type Detail = NonNullable<RawAnswerOf<typeof claimApi.detail>>

/** A claim as a row. */
export function rowOf(claim: StoredClaim): Row & { id: string } {
  const { projectId } = claim
  const { code = '', name = '' } = projects.get(projectId) ?? {}
  return {
    ...pick(claim, 'id', 'version', 'no', 'policyNo', 'insurer', 'cover', 'event', 'occurrence', 'currency'),
    ...pick(claim, 'claimed', 'approved', 'paid', 'state', 'handlerName', 'stateTime'),
    project: { id: projectId, code, name },
    days: daysOf(claim),
  }
}

/** A claim with all that the caller may know of it: nothing of documents that he does not see. */
export function detailOf(account: Account, claim: StoredClaim): Detail {
  const {
    ownerId,
    ownerName,
    handlerIds,
    approverId,
    payerIds,
    insured,
    beneficiaries,
    periodFrom,
    periodTo,
    sumInsured,
    deductible,
    premium,
    subsidy,
    reportDate,
    description,
    estimate,
    account: payee,
    assessment,
    approval,
    reason,
    supplements,
    payments,
    notes,
    events,
    createTime,
  } = claim
  const { roomId = '', managerId = '' } = projects.get(claim.projectId) ?? {}
  const names = new Map(visibleNodesIn(account, roomId).map((node) => [node.id, node.name]))
  return {
    ...rowOf(claim),
    ownerId,
    ownerName,
    managerId,
    handlerIds: [...handlerIds],
    approverId,
    payerIds: [...payerIds],
    roomId,
    createTime,
    insured,
    beneficiaries,
    periodFrom,
    periodTo,
    sumInsured,
    deductible: deductible ?? 0,
    premium,
    subsidy,
    reportDate,
    description,
    estimate,
    account: payee,
    alreadyApproved: alreadyApproved(claim),
    siblings: siblingsOf(claim).map(({ id, no, approved }) => ({ id, no, approved: approved! })),
    assessed: assessment?.amount ?? null,
    assessment,
    approval,
    reason,
    evidence: claim.evidence
      .filter(({ documentId }) => names.has(documentId))
      .map((each) => ({
        ...each,
        documentName: names.get(each.documentId)!,
        state: evidenceState(each),
        publishedNo: publishedOf(each.documentId)?.no ?? null,
      })),
    supplements: [...supplements],
    payments: [...payments],
    notes: [...notes],
    events: [...events],
  }
}

type Written = Omit<ClaimBody, 'evidence'> & Pick<StoredClaim, 'currency' | 'evidence'>

/** A draft of someone's. */
export const aDraft = (
  { userId, nickName }: Pick<Account, 'userId' | 'nickName'>,
  written: Written & Pick<StoredClaim, 'id' | 'no'>,
  time = now(),
): StoredClaim => ({
  ...written,
  version: 1,
  state: 'draft',
  ownerId: userId,
  ownerName: nickName,
  handlerIds: [],
  handlerName: '',
  approverId: null,
  payerIds: [],
  supplements: [],
  assessment: null,
  approval: null,
  approved: null,
  reason: '',
  payments: [],
  paid: 0,
  notes: [],
  createTime: time,
  reportedTime: null,
  endTime: null,
  stateTime: time,
  updateTime: time,
  updatedBy: nickName,
  events: [],
})

/** Keeps a new draft of the caller's, under the next number of the year: `CLM-2026-0001`. */
export function addClaim(account: Account, written: Written): StoredClaim {
  const series = `CLM-${now().slice(0, 4)}-`
  const numbers = claims
    .all()
    .flatMap(({ no }) => (no.startsWith(series) ? [Number(no.slice(series.length))] : []))
  const no = series + String(Math.max(0, ...numbers) + 1).padStart(4, '0')
  return claims.put(aDraft(account, { ...written, id: nextId(), no }))
}

const visibleNodesIn = (account: Account, roomId: string) =>
  roomId === '' ? [] : visibleNodes('implement', account, roomId)

type ClaimFilters = Partial<Omit<ClaimFilter, 'pageNum' | 'pageSize'>>

const isIn = (several: string | undefined, value: string) => !several || several.split(',').includes(value)

/** Whether a claim passes what a list knows beside words and single values. */
export function isFound(
  claim: StoredClaim,
  { state, projectId, currency, occurredFrom, occurredTo, paidMonth }: ClaimFilters,
): boolean {
  const states = state?.split(',') ?? []
  return (
    (states.length === 0 ||
      states.includes(claim.state) ||
      (states.includes('open') && isOpenClaim(claim))) &&
    isIn(projectId, claim.projectId) &&
    (!currency || claim.currency === currency) &&
    (!occurredFrom || claim.occurrence >= occurredFrom) &&
    (!occurredTo || claim.occurrence <= occurredTo) &&
    (!paidMonth || claim.payments.some(({ date }) => date.startsWith(`${paidMonth}-`)))
  )
}
