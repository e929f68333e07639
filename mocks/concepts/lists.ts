import type { ConceptFilters, conceptApi } from '@/features/concepts/model/concepts.api'
import { HALLS, HATCHING, WAITING, type State } from '@/features/concepts/domain/states'
import { isJudged } from '@/features/concepts/domain/review'
import type { RawAnswerOf } from '@/shared/api/endpoint'
import { hasRole, isAllowed } from '@/shared/auth/permissions'
import {
  approvedOf,
  asked,
  daysInState,
  enteredAt,
  meanScore,
  paidOf,
  scoreStep,
  scoreWeights,
  wasAudited,
} from './figures'
import { isWithheld, policy, reviewOf, visibleTo, type StoredConcept } from './store'
import type { Account } from '../platform/db'

type Row = RawAnswerOf<typeof conceptApi.list>['rows'][number]
type Detail = NonNullable<RawAnswerOf<typeof conceptApi.detail>>

/** A text of a draft, whatever it holds. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export function rowOf(concept: StoredConcept, account: Account): Row {
  const first = concept.firstStage
  const review = reviewOf(concept, account)
  const isHidden = isWithheld(concept, account)
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
    ...(isHidden ? { askedAmount: null, currency: null } : asked(concept)),
    valuation: isHidden ? null : concept.valuation,
    decision: isHidden ? null : concept.decision,
    review: review && { ...review, deadline: concept.deadline },
    sealedBy: concept.sealedBy,
    sealedTime: concept.sealedTime,
  }
}

const NOTHING = {
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
  const isHidden = isWithheld(concept, account)
  const shown = isHidden ? NOTHING : concept
  return {
    ...rowOf(concept, account),
    isWithheld: isHidden,
    policy,
    wasPassed: concept.wasPassed,
    firstStage: shown.firstStage,
    secondStage: shown.secondStage,
    afterStage: shown.afterStage,
    approvedAmount: shown.approvedAmount,
    afterSubmitterId: shown.afterSubmitterId,
    notes: shown.notes,
    opinions: shown.opinions,
    firstRecord: shown.firstRecord,
    secondRecord: shown.secondRecord,
    secrecyParties: shown.secrecyParties,
    secrecyFile: shown.secrecyFile,
    serviceFile: shown.serviceFile,
    addenda: shown.addenda,
  }
}

/** `&` arrives as `|`. */
const plain = (text: string | null | undefined) => (text ?? '').toLowerCase().replaceAll('&', '|').trim()

const isIn = (several: string | undefined, value: string | null | undefined) =>
  !several || several.split(',').includes(value ?? '')
const holds = (part: string | undefined, value: string | null | undefined) =>
  !part || plain(value).includes(plain(part))
const isWithin = (
  value: string | number | null | undefined,
  from: string | number | undefined,
  to: typeof from,
) =>
  (from === undefined || from === '' || (value !== null && value !== undefined && value >= from)) &&
  (to === undefined || to === '' || (value !== null && value !== undefined && value <= to))

/** The mean score, as it may be asked for: by those who see statistics, of what is not withheld from them. */
function scoreFor(account: Account): (concept: StoredConcept) => number | null {
  if (!isAllowed(account.permissions, 'poconcept:poconceptInfo:statistics')) return () => null
  const weights = scoreWeights()
  return (concept) => (isWithheld(concept, account) ? null : scoreStep(meanScore(concept, weights)))
}

/** The caller's concepts that pass every filter. Sealed ones only where they are asked for. */
export function conceptsOf(account: Account, filters: ConceptFilters): StoredConcept[] {
  const { reached, meanScore: step, approved, paid } = filters
  const states: readonly State[] | undefined =
    filters.hall && !filters.everyHall ? HALLS[filters.hall] : undefined
  const now = Date.now()
  const scoreOf = scoreFor(account)
  const known = (concept: StoredConcept) => (isWithheld(concept, account) ? null : concept)
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
    .filter(({ firstStage: first }) => holds(filters.organisation, textOf(first?.organisation)))
    .filter(({ managerName }) => holds(filters.manager, managerName))
    .filter(({ secrecy }) => !filters.secrecy || secrecy === filters.secrecy)
    .filter(({ service }) => !filters.service || service === filters.service)
    .filter((concept) => !filters.unrecorded || known(concept)?.secondRecord === null)
    .filter((concept) => !filters.decision || known(concept)?.decision?.decision === filters.decision)
    .filter((concept) => step === undefined || scoreOf(concept) === step)
    .filter((concept) => !approved || (known(concept) && approvedOf(concept)?.currency === approved))
    .filter(
      (concept) =>
        !paid || (known(concept) && paidOf(concept, now).some(({ currency }) => currency === paid)),
    )
}

/** The rows of those concepts, the latest changes first (for a decision: the earliest deadlines). */
export function rowsOf(account: Account, filters: ConceptFilters): Row[] {
  return conceptsOf(account, filters)
    .map((concept) => rowOf(concept, account))
    .filter((row) => !filters.myReview || row.review?.mine === filters.myReview)
    .filter(({ review }) => !filters.judged || (review && isJudged(review)))
    .filter((row) => isWithin(row.askedAmount, filters.amountFrom, filters.amountTo))
    .filter((row) => isWithin(row.review?.deadline, undefined, filters.deadlineTo))
    .filter((row) =>
      [row.code, row.name, row.organisation, row.principalInvestigator, row.indication, row.target].some(
        (text) => holds(filters.keyword, text),
      ),
    )
    .sort(filters.hall === 'expert' ? byDeadline : byChange)
}

const byChange = (a: Row, b: Row) =>
  (b.updateTime ?? '').localeCompare(a.updateTime ?? '') || Number(b.id) - Number(a.id)
/** What is due first comes first. */
const byDeadline = (a: Row, b: Row) =>
  (a.review?.deadline ?? '').localeCompare(b.review?.deadline ?? '') || byChange(a, b)

const countOf = (account: Account, states: readonly State[]) =>
  visibleTo(account).filter(({ state, seal }) => seal === 'open' && states.includes(state)).length

export const waitingCount = (account: Account) => countOf(account, WAITING)
export const hatchingCount = (account: Account) => countOf(account, HATCHING)

/** The agreements on secrecy of the own concepts; a manager's of all that he sees. */
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
