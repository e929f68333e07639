import { minAgreementTotal, committedAmountOf } from '@/features/implementation/domain/agreement'
import {
  instalmentWorkflow,
  isPaid,
  type InstalmentFacts,
} from '@/features/implementation/domain/instalmentWorkflow'
import { recipientChanges, type Recipient } from '@/features/implementation/domain/recipient'
import type { AgreementRow, fundApi, instalmentApi } from '@/features/implementation/funds/model/funds.api'
import type { RawAnswerOf } from '@/shared/api/endpoint'
import type { StoredFile } from '@/shared/files/files.api'
import { sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import { CURRENCIES, type Currency } from '@/shared/lib/money'
import { ACCOUNTS } from '../account/seed/accounts'
import { entriesOf } from '../entities/seed/dictionaries'
import { collection } from '../platform/collection'
import { Refusal } from '../platform/mock'
import { createWorkflowStore } from '../platform/workflowStore'
import { residualOf } from './fundsBank'
import { REFUSALS } from './refusals'
import { instalments, milestones, projects, type StoredInstalment, type StoredProject } from './store'

interface EarlierRecipient extends Recipient {
  reason: string
  by: string
  time: string
}

export interface StoredAgreement {
  id: string
  version: number
  no: string
  projectId: string
  type: string
  payee: string
  account: string
  currency: Currency
  total: number
  signedOn: string
  excessReason: string
  contract: readonly StoredFile[]
  /** Latest first. */
  earlierRecipients: readonly EarlierRecipient[]
  updatedBy: string
}

export const agreements = collection<StoredAgreement>(REFUSALS.noAgreement)

/** Totals of a project's agreements in its own currency. */
export const agreedOf = ({ id, currency }: Pick<StoredProject, 'id' | 'currency'>): number =>
  sumAmounts(
    agreements
      .all()
      .filter((each) => each.projectId === id && each.currency === currency)
      .map(({ total }) => total),
  )

export const instalmentsOf = (agreementId: string): StoredInstalment[] =>
  instalments
    .all()
    .filter((each) => each.agreementId === agreementId)
    .sort((a, b) => a.no - b.no)

/** Total of the agreement minus all that was applied for in its other instalments. */
function remainingFor({ id, agreementId }: Pick<StoredInstalment, 'id' | 'agreementId'>): number {
  const others = instalmentsOf(agreementId).filter((each) => each.id !== id)
  const taken = sumAmounts(others.map(committedAmountOf))
  return toAmount(toCents(agreements.require(agreementId).total) - toCents(taken))
}

const CLOSED_STATES = new Set(['suspended', 'terminated'])

export const factsOf = (stored: StoredInstalment): InstalmentFacts => ({
  state: stored.state,
  applicantId: stored.applicantId,
  reviewerId: stored.reviewerId,
  payerId: stored.payerId,
  isConditionMet: stored.milestoneId === null || milestones.get(stored.milestoneId)?.state === 'accepted',
  isProjectOpen: !CLOSED_STATES.has(projects.get(stored.projectId)?.state ?? ''),
  remaining: remainingFor(stored),
  amount: stored.amount,
  paid: isPaid(stored) ? stored.paid : null,
  bankAmount: isPaid(stored) ? stored.bankAmount : null,
  residual: residualOf(stored),
})

export const nameOf = (id: string | null) => ACCOUNTS.find(({ userId }) => userId === id)?.nickName ?? ''

type Row = RawAnswerOf<typeof instalmentApi.list>['rows'][number]

/** First day on which a payment is possible. */
export function payableFrom({
  agreementId,
  events,
}: Pick<StoredInstalment, 'agreementId' | 'events'>): string {
  const approval = events.findLast(({ action }) => action === 'approve')
  const { signedOn } = agreements.require(agreementId)
  return [signedOn, approval?.time.slice(0, 10) ?? ''].toSorted().at(-1)!
}

/** The reference that bank statements show for a payment. */
export const paymentCodeOf = ({ agreementId, no }: Pick<StoredInstalment, 'agreementId' | 'no'>): string =>
  `${agreements.require(agreementId).no}-${String(no).padStart(2, '0')}`

/** Currency of the bank account, or the agreement's until a payment was made. */
export const bankCurrencyOf = ({
  agreementId,
  bankCurrency,
}: Pick<StoredInstalment, 'agreementId' | 'bankCurrency'>): Currency =>
  bankCurrency ?? agreements.require(agreementId).currency

/**
 * Sums payments by currency, without empty sums. A payment counts in `currency` if its agreement or its bank account is
 * in it; otherwise no booked rate converts it, and it counts in the currency of the account.
 */
export function paidByCurrency(
  own: readonly StoredInstalment[],
  currency: Currency,
): { currency: Currency; amount: number }[] {
  const paid = own.filter(isPaid).map((each) => {
    const bank = bankCurrencyOf(each)
    const isAgreed = bank !== currency && agreements.require(each.agreementId).currency === currency
    return isAgreed ? { currency, amount: each.paid } : { currency: bank, amount: each.bankAmount }
  })
  return CURRENCIES.map((of) => ({
    currency: of,
    amount: sumAmounts(paid.filter((each) => each.currency === of).map(({ amount }) => amount)),
  })).filter(({ amount }) => amount > 0)
}

export function instalmentRow(stored: StoredInstalment): Row {
  const {
    events: _events,
    formerPayments: _former,
    milestoneId,
    approverId,
    updatedBy: _by,
    stateTime: _since,
    updateTime: _time,
    ...fields
  } = stored
  const { type, currency, payee, account } = agreements.require(stored.agreementId)
  const milestone = milestones.get(milestoneId ?? '')
  const isDone = isPaid(stored)
  return {
    ...fields,
    ...factsOf(stored),
    code: paymentCodeOf(stored),
    projectName: projects.get(stored.projectId)?.name ?? '',
    type,
    currency,
    milestone: milestone ? { id: milestone.id, name: milestone.name } : null,
    variance: isDone ? toAmount(toCents(stored.paid) - toCents(stored.amount)) : null,
    bankCurrency: bankCurrencyOf(stored),
    // Falls back to the agreement until an application names a payee.
    payee: stored.payee || payee,
    account: stored.account || account,
    agreedPayee: payee,
    agreedAccount: account,
    payableFrom: payableFrom(stored),
    invoices: [...stored.invoices],
    slip: [...stored.slip],
    applicantName: nameOf(stored.applicantId),
    reviewerName: nameOf(stored.reviewerId),
    approverName: nameOf(approverId),
    payerName: nameOf(stored.payerId),
  }
}

export function agreementRow(agreement: StoredAgreement): AgreementRow {
  const { updatedBy: _by, earlierRecipients: _earlier, ...fields } = agreement
  const own = instalmentsOf(agreement.id)
  const open = own.filter((each) => !isPaid(each)).map(({ due }) => due)
  return {
    ...fields,
    contract: [...agreement.contract],
    projectName: projects.get(agreement.projectId)?.name ?? '',
    scheduled: sumAmounts(own.map(({ amount }) => amount)),
    paid: sumAmounts(own.filter(isPaid).map(({ paid }) => paid)),
    leastTotal: minAgreementTotal(own),
    nextDue: open.sort()[0] ?? '',
  }
}

export const agreementDetail = (agreement: StoredAgreement): RawAnswerOf<typeof fundApi.detail> => ({
  ...agreementRow(agreement),
  projectEnd: projects.get(agreement.projectId)?.end ?? '',
  earlierRecipients: [...agreement.earlierRecipients],
  instalments: instalmentsOf(agreement.id).map(instalmentRow),
  milestones: milestones
    .all()
    .filter(({ projectId }) => projectId === agreement.projectId)
    .map(({ id, name, due, state }) => ({ id, name, due, isAccepted: state === 'accepted' })),
})

/** Returns why the recipient is not the agreed one, empty if it is; throws if there is no reason. */
export function requireRecipientReason(
  given: Recipient & { recipientReason: string | null },
  agreed: Recipient,
): string {
  const [changed] = recipientChanges(given, agreed)
  if (!changed) return ''
  if (!given.recipientReason) throw new Refusal(500, REFUSALS.otherRecipient(changed, agreed[changed]))
  return given.recipientReason
}

export const makePlannedInstalment = (
  agreement: Pick<StoredAgreement, 'id' | 'projectId'>,
  planned: Pick<StoredInstalment, 'no' | 'due' | 'amount' | 'milestoneId'>,
  { by, time }: { by: string; time: string },
): Omit<StoredInstalment, 'id'> => ({
  version: 1,
  state: 'planned',
  agreementId: agreement.id,
  projectId: agreement.projectId,
  ...planned,
  applicantId: null,
  reviewerId: null,
  approverId: null,
  payerId: null,
  applied: null,
  approved: null,
  paid: 0,
  bankAmount: 0,
  paidOn: '',
  bankCurrency: null,
  slip: [],
  payee: '',
  account: '',
  recipientReason: '',
  purpose: '',
  invoices: [],
  reason: '',
  stateTime: time,
  updateTime: time,
  updatedBy: by,
  events: [],
  formerPayments: [],
})

export const { allowed, commit, act } = createWorkflowStore({
  workflow: instalmentWorkflow,
  noun: REFUSALS.instalmentNoun,
  find: (_account, id) => instalments.require(id),
  put: (instalment: StoredInstalment) => instalments.put(instalment),
  viewerOf: ({ userId, roles }) => ({ userId, roles }),
  factsFor: factsOf,
  messages: REFUSALS.instalmentGuard,
  stateText: (state) =>
    entriesOf('instalment_status')?.find(({ dictValue }) => dictValue === state)?.dictLabel ?? state,
  wireNameOf: (action) => action,
})
