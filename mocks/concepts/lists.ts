import type { ConceptFilters, conceptApi } from '@/features/concepts/model/concepts.api'
import {
  LIST_STATES,
  IN_INCUBATION,
  AWAITING_AUDIT,
  type State,
} from '@/features/concepts/domain/conceptStates'
import { isDecidable } from '@/features/concepts/domain/review'
import type { RawAnswerOf } from '@/shared/api/endpoint'
import { hasRole, isAllowed } from '@/shared/auth/permissions'
import {
  approvedOf,
  requested,
  daysInState,
  enteredAt,
  meanScore,
  paidOf,
  scoreStep,
  scoreWeights,
  wasAudited,
} from './figures'
import { isRedacted, policy, reviewOf, visibleTo, type StoredConcept } from './store'
import type { Account } from '../platform/db'

type Row = RawAnswerOf<typeof conceptApi.list>['rows'][number]
type Detail = NonNullable<RawAnswerOf<typeof conceptApi.detail>>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export function rowOf(concept: StoredConcept, account: Account): Row {
  const first = concept.firstStage
  const review = reviewOf(concept, account)
  const isHidden = isRedacted(concept, account)
  return {
    id: concept.id,
    version: concept.version,
    state: concept.state,
    code: concept.code,
    secrecy: concept.secrecy,
    service: concept.service,
    seal: concept.seal,
    highlight: concept.highlight && concept.ownerId === account.userId,
    isStopped: concept.isStopped,
    name: textOf(first?.name),
    organisation: textOf(first?.organisation),
    principalInvestigator: textOf(first?.principalInvestigator),
    area: textOf(first?.area),
    indication: textOf(first?.indication),
    target: textOf(first?.target),
    modality: textOf(first?.modality),
    stage: textOf(first?.stage),
    channel: textOf(first?.channel),
    ownerId: concept.ownerId,
    ownerName: concept.ownerName,
    creatorId: concept.creatorId,
    auditorName: concept.auditorName,
    managerName: concept.managerName,
    createTime: concept.createTime,
    updateTime: concept.updateTime,
    submitTime: concept.submitTime,
    stateTime: concept.stateTime,
    ...(isHidden ? { askedAmount: null, currency: null } : requested(concept)),
    valuation: isHidden ? null : concept.valuation,
    decision: isHidden ? null : concept.decision,
    review: review && { ...review, deadline: concept.deadline },
    sealedBy: concept.sealedBy,
    sealedTime: concept.sealedTime,
  }
}

const REDACTED = {
  firstStage: null,
  secondStage: null,
  afterStage: null,
  approvedAmount: null,
  afterSubmitterId: null,
  notes: [],
  opinions: [],
  firstRecord: null,
  secondRecord: null,
  secrecyParties: null,
  secrecyFile: null,
  serviceFile: null,
  addenda: [],
}

export function detailOf(concept: StoredConcept, account: Account): Detail {
  const isHidden = isRedacted(concept, account)
  const content = isHidden ? REDACTED : concept
  return {
    ...rowOf(concept, account),
    isWithheld: isHidden,
    policy,
    wasPassed: concept.wasPassed,
    firstStage: content.firstStage,
    secondStage: content.secondStage,
    afterStage: content.afterStage,
    approvedAmount: content.approvedAmount,
    afterSubmitterId: content.afterSubmitterId,
    notes: content.notes,
    opinions: content.opinions,
    firstRecord: content.firstRecord,
    secondRecord: content.secondRecord,
    secrecyParties: content.secrecyParties,
    secrecyFile: content.secrecyFile,
    serviceFile: content.serviceFile,
    addenda: content.addenda,
  }
}

/** Clients send `|` for `&`. */
const normalize = (text: string | null | undefined) => (text ?? '').toLowerCase().replaceAll('&', '|').trim()

const isIn = (several: string | undefined, value: string | null | undefined) =>
  !several || several.split(',').includes(value ?? '')
const contains = (part: string | undefined, value: string | null | undefined) =>
  !part || normalize(value).includes(normalize(part))
const isWithin = (
  value: string | number | null | undefined,
  from: string | number | undefined,
  to: typeof from,
) =>
  (from === undefined || from === '' || (value !== null && value !== undefined && value >= from)) &&
  (to === undefined || to === '' || (value !== null && value !== undefined && value <= to))

/** Filter by mean score: only for callers who see statistics, and never on redacted concepts. */
function scoreFor(account: Account): (concept: StoredConcept) => number | null {
  if (!isAllowed(account.permissions, 'poconcept:poconceptInfo:statistics')) return () => null
  const weights = scoreWeights()
  return (concept) => (isRedacted(concept, account) ? null : scoreStep(meanScore(concept, weights)))
}

export function conceptsOf(account: Account, filters: ConceptFilters): StoredConcept[] {
  const { reached, meanScore: step, approved, paid } = filters
  const states: readonly State[] | undefined =
    filters.hall && !filters.everyHall ? LIST_STATES[filters.hall] : undefined
  const now = Date.now()
  const scoreOf = scoreFor(account)
  const readable = (concept: StoredConcept) => (isRedacted(concept, account) ? null : concept)
  return visibleTo(account)
    .filter((concept) => concept.seal === (filters.seal ?? 'open'))
    .filter(({ state }) => !states || states.includes(state))
    .filter(({ state }) => isIn(filters.states, state))
    .filter((concept) => !reached || enteredAt(concept, reached) !== undefined)
    .filter(({ ownerId }) => !filters.mine || ownerId === account.userId)
    .filter(({ ownerId }) => !filters.ownerId || ownerId === filters.ownerId)
    .filter(({ auditorId }) => !filters.auditorId || auditorId === filters.auditorId)
    .filter((concept) => !filters.audited || wasAudited(concept))
    .filter((concept) => filters.minDays === undefined || daysInState(concept, now) > filters.minDays)
    .filter(({ submitTime }) =>
      isWithin(submitTime?.slice(0, 10), filters.submittedFrom, filters.submittedTo),
    )
    .filter(({ sealedTime }) => isWithin(sealedTime?.slice(0, 10), filters.sealedFrom, filters.sealedTo))
    .filter(({ firstStage: first }) => isIn(filters.stage, textOf(first?.stage)))
    .filter(({ firstStage: first }) => isIn(filters.modality, textOf(first?.modality)))
    .filter(({ firstStage: first }) => isIn(filters.area, textOf(first?.area)))
    .filter(({ firstStage: first }) => contains(filters.organisation, textOf(first?.organisation)))
    .filter(({ managerName }) => contains(filters.manager, managerName))
    .filter(({ secrecy }) => !filters.secrecy || secrecy === filters.secrecy)
    .filter(({ service }) => !filters.service || service === filters.service)
    .filter((concept) => !filters.unrecorded || readable(concept)?.secondRecord === null)
    .filter((concept) => !filters.decision || readable(concept)?.decision?.decision === filters.decision)
    .filter((concept) => step === undefined || scoreOf(concept) === step)
    .filter((concept) => !approved || (readable(concept) && approvedOf(concept)?.currency === approved))
    .filter(
      (concept) =>
        !paid || (readable(concept) && paidOf(concept, now).some(({ currency }) => currency === paid)),
    )
}

/** Latest changes first; for decisions, earliest deadlines first. */
export function rowsOf(account: Account, filters: ConceptFilters): Row[] {
  return conceptsOf(account, filters)
    .map((concept) => rowOf(concept, account))
    .filter((row) => !filters.myReview || row.review?.mine === filters.myReview)
    .filter(({ review }) => !filters.judged || (review && isDecidable(review)))
    .filter((row) => isWithin(row.askedAmount, filters.amountFrom, filters.amountTo))
    .filter((row) => isWithin(row.review?.deadline, undefined, filters.deadlineTo))
    .filter((row) =>
      [row.code, row.name, row.organisation, row.principalInvestigator, row.indication, row.target].some(
        (text) => contains(filters.keyword, text),
      ),
    )
    .sort(filters.hall === 'expert' ? byDeadline : byChange)
}

const byChange = (a: Row, b: Row) =>
  (b.updateTime ?? '').localeCompare(a.updateTime ?? '') || Number(b.id) - Number(a.id)
const byDeadline = (a: Row, b: Row) =>
  (a.review?.deadline ?? '').localeCompare(b.review?.deadline ?? '') || byChange(a, b)

const countOf = (account: Account, states: readonly State[]) =>
  visibleTo(account).filter(({ state, seal }) => seal === 'open' && states.includes(state)).length

export const waitingCount = (account: Account) => countOf(account, AWAITING_AUDIT)
export const hatchingCount = (account: Account) => countOf(account, IN_INCUBATION)

/** Secrecy agreements of the caller's concepts; a manager gets those of all visible concepts. */
export const secrecyRowsOf = (account: Account) =>
  visibleTo(account)
    .filter(({ ownerId }) => ownerId === account.userId || hasRole(account.roles, 'poc_manager'))
    .filter(({ secrecy }) => secrecy !== 'none')
    .map((concept) => ({
      id: concept.id,
      version: concept.version,
      code: concept.code,
      name: String(concept.firstStage?.name ?? ''),
      counterpart: concept.secrecyParties?.receiving,
      state: concept.secrecy,
      signedTime: concept.secrecyFile?.time,
      validUntil: concept.secrecyParties?.validUntil,
      fileName: concept.secrecyFile?.fileName,
    }))
