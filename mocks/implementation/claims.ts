import { versionReadBy } from '@/features/rooms/domain/variants'
import type { claimApi, ClaimBody, ClaimFilter } from '@/features/implementation/claims/claims.api'
import {
  claimWorkflow,
  isOpenClaim,
  type ClaimFacts,
  type EvidencePick,
  type EvidenceState,
} from '@/features/implementation/domain/claimWorkflow'
import { validPayments } from '@/features/implementation/domain/coverage'
import type { PolicyTerms } from '@/features/implementation/domain/policy'
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
import { createWorkflowStore, type StoredEntity } from '../platform/workflowStore'
import { pick } from '../platform/pick'
import { visibleNodes } from '../rooms/rights'
import type { StoredNode } from '../rooms/store'
import { allVersionsOf, versions, versionShownOn, versionsOf } from '../rooms/storedVersions'
import { policies, termsOfClaim } from './policies'
import { registerClaimCheck } from './projects'
import { REFUSALS } from './refusals'
import { projects } from './store'

export interface StoredEvidence extends EvidencePick {
  documentName: string
  versionNo: number
  by: string
  time: string
}

interface Decision {
  amount: number
  words: string
  by: string
  time: string
}

export interface StoredClaim
  extends StoredEntity<ClaimState>, Omit<ClaimBody, 'evidence' | 'policyNo' | keyof PolicyTerms> {
  no: string
  policyId: string
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
  assessment: Decision | null
  approval: Decision | null
  approved: number | null
  reason: string
  payments: readonly {
    id: string
    date: string
    amount: number
    slip: StoredFile[]
    payerId: string
    by: string
    time: string
    voided: { isCorrected: boolean; reason: string; by: string; time: string } | null
  }[]
  paid: number
  notes: readonly { text: string; by: string; time: string }[]
  createTime: string
  /** `reportedTime`: first report; `endTime`: final state reached. */
  reportedTime: string | null
  endTime: string | null
}

export const claims = collection<StoredClaim>(REFUSALS.noClaim)

registerClaimCheck((projectId) =>
  claims.all().some((claim) => claim.projectId === projectId && isOpenClaim(claim)),
)

type ClaimRef = Pick<StoredClaim, 'policyId'> & { id?: string | undefined }

export const claimsOfPolicy = (policyId: string) => claims.all().filter((each) => each.policyId === policyId)

const siblingsOf = ({ id, policyId }: ClaimRef) =>
  claimsOfPolicy(policyId).filter((each) => each.id !== id && each.approved !== null && each.approved > 0)

export const alreadyApproved = (claimRef: ClaimRef) =>
  sumAmounts(siblingsOf(claimRef).map(({ approved }) => approved!))

const publishedOf = (documentId: string) =>
  versionsOf('implement', documentId).find(({ state }) => state === 'published')

function evidenceState({ documentId, versionId, versionNo, hash }: StoredEvidence): EvidenceState {
  const picked = versions.implement.get(versionId)
  const published = picked?.tagId
    ? versionReadBy(picked.tagId, allVersionsOf('implement', documentId))
    : publishedOf(documentId)
  if (!published || !picked) return 'gone'
  if (picked.hash !== hash) return 'altered'
  if (published.id === versionId) return 'current'
  return published.no > versionNo ? 'newer' : 'gone'
}

/** Evidence as it is for those who read the document like this: a party with a variant knows of no later version. */
function knownEvidence(evidence: StoredEvidence, node: StoredNode) {
  const { documentId, versionId, versionNo } = evidence
  const variant = node.variantId === undefined ? undefined : versionShownOn('implement', node)
  if (!variant)
    return {
      versionId,
      hash: evidence.hash,
      versionNo,
      state: evidenceState(evidence),
      publishedNo: publishedOf(documentId)?.no ?? null,
    }
  const isOlder = versionNo < variant.no
  return {
    versionId: isOlder ? versionId : variant.id,
    hash: isOlder ? evidence.hash : variant.hash,
    versionNo: Math.min(versionNo, variant.no),
    state: isOlder ? ('newer' as const) : ('current' as const),
    publishedNo: variant.no,
  }
}

const withManager = (claim: StoredClaim): StoredClaim & { managerId: string } => ({
  ...claim,
  managerId: projects.get(claim.projectId)?.managerId ?? '',
})

export function factsOf(claim: StoredClaim): ClaimFacts {
  const terms = termsOfClaim(claim)
  return {
    ...withManager(claim),
    ...terms,
    deductible: terms.deductible ?? 0,
    assessed: claim.assessment?.amount ?? null,
    alreadyApproved: alreadyApproved(claim),
    evidence: claim.evidence.map((each) => ({ state: evidenceState(each) })),
  }
}

const stateText = (state: ClaimState) =>
  entriesOf('claim_status')?.find(({ dictValue }) => dictValue === state)?.dictLabel ?? state

export const claimStore = createWorkflowStore({
  workflow: claimWorkflow,
  noun: texts.noun,
  // Everyone with access to claims sees all of them.
  find: (_account, id) => withManager(claims.require(id)),
  put: ({ managerId: _manager, ...claim }) => claims.put(claim),
  viewerOf: ({ userId, roles }) => ({ userId, roles }),
  factsFor: (claim) => factsOf(claim),
  messages: texts.guard,
  stateText,
  wireNameOf: (action) => action,
  withoutEvent: ['note'],
})

/**
 * Returns the version as evidence; throws unless it is published in the project's room, visible to the caller and
 * unchanged.
 */
function pickEvidence(
  account: Account,
  roomId: string,
  { documentId, versionId, hash }: EvidencePick,
): StoredEvidence {
  const node = visibleNodes('implement', account, roomId).find(({ id }) => id === documentId)
  const version = versions.implement.get(versionId)
  const isForOthers = node?.variantId === undefined ? version?.tagId != null : node.variantId !== versionId
  if (!node || version?.documentId !== documentId || isForOthers) throw new Refusal(404, REFUSALS.noEvidence)
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

const uniqueVersions = (picked: readonly EvidencePick[]) => [
  ...new Map(picked.map((each) => [each.versionId, each])).values(),
]

export function addEvidence(
  account: Account,
  roomId: string,
  before: readonly StoredEvidence[],
  picked: readonly EvidencePick[],
): StoredEvidence[] {
  const known = new Set(before.map(({ versionId }) => versionId))
  const added = uniqueVersions(picked).filter(({ versionId }) => !known.has(versionId))
  return [...before, ...added.map((each) => pickEvidence(account, roomId, each))]
}

/**
 * Replaces the evidence. Versions picked earlier stay as they were, even if superseded since, and callers cannot remove
 * evidence that they do not see.
 */
export function replaceEvidence(
  account: Account,
  roomId: string,
  before: readonly StoredEvidence[],
  picked: readonly EvidencePick[],
): StoredEvidence[] {
  const seen = new Map(visibleNodes('implement', account, roomId).map((node) => [node.id, node]))
  const knownId = (evidence: StoredEvidence) => {
    const node = seen.get(evidence.documentId)
    return node && knownEvidence(evidence, node).versionId
  }
  const chosen = new Set<string | undefined>(picked.map(({ versionId }) => versionId))
  const retained = before.filter((each) => knownId(each) === undefined || chosen.has(knownId(each)))
  const knownIds = new Set(retained.map(knownId))
  return addEvidence(
    account,
    roomId,
    retained,
    picked.filter(({ versionId }) => !knownIds.has(versionId)),
  )
}

const DAY = 86_400_000

/** Days from the first report to the end, or until today; null for a draft. */
function daysOf({ reportedTime, endTime }: StoredClaim): number | null {
  const from = parseTime(reportedTime)?.getTime()
  const to = parseTime(endTime)?.getTime() ?? Date.now()
  return from === undefined ? null : Math.max(0, Math.floor((to - from) / DAY))
}

type Row = RawAnswerOf<typeof claimApi.list>['rows'][number]
type Detail = NonNullable<RawAnswerOf<typeof claimApi.detail>>

export function rowOf(claim: StoredClaim): Row & { id: string } {
  const { projectId, policyId } = claim
  const { code = '', name = '' } = projects.get(projectId) ?? {}
  return {
    ...pick(claim, 'id', 'version', 'no', 'cover', 'event', 'occurrence', 'currency'),
    ...pick(claim, 'claimed', 'approved', 'paid', 'state', 'handlerName', 'stateTime'),
    policyNo: policies.require(policyId).no,
    insurer: termsOfClaim(claim).insurer,
    project: { id: projectId, code, name },
    days: daysOf(claim),
  }
}

export function detailOf(account: Account, claim: StoredClaim): Detail {
  const {
    ownerId,
    ownerName,
    handlerIds,
    approverId,
    payerIds,
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
  const seen = new Map(visibleNodesIn(account, roomId).map((node) => [node.id, node]))
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
    ...termsOfClaim(claim),
    policyVersions: [...policies.require(claim.policyId).versions],
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
    evidence: claim.evidence.flatMap((each) => {
      const node = seen.get(each.documentId)
      return node ? { ...each, documentName: node.name, ...knownEvidence(each, node) } : []
    }),
    supplements: [...supplements],
    payments: [...payments],
    notes: [...notes],
    events: [...events],
  }
}

type ClaimContent = Omit<ClaimBody, 'evidence' | 'policyNo' | keyof PolicyTerms> &
  Pick<StoredClaim, 'currency' | 'evidence' | 'policyId'>

export const makeDraft = (
  { userId, nickName }: Pick<Account, 'userId' | 'nickName'>,
  content: ClaimContent & Pick<StoredClaim, 'id' | 'no'>,
  time = now(),
): StoredClaim => ({
  ...content,
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

/** Adds a draft with the next number of the year, such as `CLM-2026-0001`. */
export function addClaim(account: Account, content: ClaimContent): StoredClaim {
  const series = `CLM-${now().slice(0, 4)}-`
  const numbers = claims
    .all()
    .flatMap(({ no }) => (no.startsWith(series) ? [Number(no.slice(series.length))] : []))
  const no = series + String(Math.max(0, ...numbers) + 1).padStart(4, '0')
  return claims.put(makeDraft(account, { ...content, id: nextId(), no }))
}

const visibleNodesIn = (account: Account, roomId: string) =>
  roomId === '' ? [] : visibleNodes('implement', account, roomId)

type ClaimFilters = Partial<Omit<ClaimFilter, 'pageNum' | 'pageSize'>>

const isIn = (several: string | undefined, value: string) => !several || several.split(',').includes(value)

/** Checks the filters that go beyond keyword and equality. */
export function matchesFilters(
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
    (!paidMonth || validPayments(claim.payments).some(({ date }) => date.startsWith(`${paidMonth}-`)))
  )
}
