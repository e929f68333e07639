import { minAgreementTotal } from '@/features/implementation/domain/agreement'
import {
  applyInput,
  isCommitted,
  isPaid,
  payInput,
} from '@/features/implementation/domain/instalmentWorkflow'
import { recipientChanges } from '@/features/implementation/domain/recipient'
import { excessFunding } from '@/features/implementation/domain/plausible'
import { dueBeforeSigning, scheduleRows, sumMismatch } from '@/features/implementation/domain/schedule'
import { fundApi, instalmentApi, reconcileApi } from '@/features/implementation/funds/model/funds.api'
import type { Args } from '@/shared/api/endpoint'
import { sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import { formatNumber, formatPrice } from '@/shared/lib/money'
import { runOnce } from '../../entities/wallets'
import { isAllowed } from '@/shared/auth/permissions'
import { now, serverDay } from '../../platform/clock'
import type { Account } from '../../platform/db'
import { storeGeneratedFile } from '../../platform/files'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { REFUSALS as PLATFORM } from '../../platform/refusals'
import { requireVersion } from '../../platform/versioned'
import {
  act,
  agreementDetail,
  agreedOf,
  agreementRow,
  agreements,
  allowed,
  makePlannedInstalment,
  bankCurrencyOf,
  commit,
  instalmentRow,
  instalmentsOf,
  nameOf,
  payableFrom,
  requireRecipientReason,
  type StoredAgreement,
} from '../funds'
import '../agreementFromPlan'
import {
  explainRow,
  importRows,
  matchRows,
  reconciliation,
  removeExplanation,
  removeFile,
  unmatchRows,
} from '../fundsBank'
import { agreementsFile, instalmentsFile } from '../fundsFile'
import { REFUSALS } from '../refusals'
import { instalments, milestones, projects, type StoredInstalment } from '../store'

const ALL = { pageNum: 1, pageSize: Number.MAX_SAFE_INTEGER }

const listAgreements = (query: Args<typeof fundApi.list>['query']) =>
  list(
    agreements
      .all()
      .toSorted((a, b) => b.signedOn.localeCompare(a.signedOn))
      .map(agreementRow),
    query,
    { keyword: ['no', 'payee', 'projectName'], contains: ['payee'], equals: ['projectId', 'type'] },
  )

function listInstalments({
  dueFrom = '',
  dueTo = '',
  unpaid,
  paidMonth,
  projectId,
  varied,
  ...query
}: Args<typeof instalmentApi.list>['query']) {
  const rows = instalments
    .all()
    .filter(({ due }) => due >= dueFrom && (dueTo === '' || due <= dueTo))
    .sort((a, b) => a.due.localeCompare(b.due))
    .filter((each) => unpaid !== 'true' || !isPaid(each))
    .filter((each) => !projectId || projectId.split(',').includes(each.projectId))
    .filter((each) => !paidMonth || (isPaid(each) && each.paidOn.startsWith(`${paidMonth}-`)))
    .map(instalmentRow)
    .filter(({ variance }) => varied !== 'true' || (variance ?? 0) !== 0)
  return list(rows, query, {
    keyword: ['code', 'payee', 'projectName'],
    contains: ['payee'],
    equals: ['agreementId', 'type', 'state', 'currency'],
  })
}

function requireUniqueNo(no: string, ownId?: string) {
  const isTaken = agreements.all().some((each) => each.no === no && each.id !== ownId)
  if (isTaken) throw new Refusal(500, REFUSALS.agreementTaken(no))
}

/** Earlier recipients of an agreement after a change, which needs a reason once an instalment was applied for. */
function recipientsAfter(
  { nickName: by }: Account,
  before: StoredAgreement,
  changed: Parameters<typeof requireRecipientReason>[0],
) {
  const reason = requireRecipientReason(changed, before)
  const { payee, account, earlierRecipients } = before
  return reason === ''
    ? earlierRecipients
    : [{ payee, account, reason, by, time: now() }, ...earlierRecipients]
}

/** Returns why a project's agreements exceed what was approved for it, empty if they do not. */
function requireExcessReason(changed: Args<typeof fundApi.create>['body'], before?: StoredAgreement): string {
  const project = projects.require(changed.projectId)
  const excess = excessFunding({ ...project, agreed: agreedOf(project) }, changed, before)
  if (excess === 0) return ''
  if (!changed.excessReason) throw new Refusal(500, REFUSALS.excess(formatPrice(excess, changed.currency)))
  return changed.excessReason
}

function requireDueAfterSigning(rows: readonly { due: string }[], signedOn: string) {
  if (dueBeforeSigning(rows, signedOn) >= 0) throw new Refusal(500, REFUSALS.beforeSigning(signedOn))
}

const committedOf = (id: string) => instalmentsOf(id).filter(isCommitted)

type Change = Args<typeof instalmentApi.changeStatus>['body']

/** The limit is checked here because the schema does not know the instalment. */
function requireAtMost(amount: number, limit: number) {
  if (toCents(amount) > toCents(limit)) throw new Refusal(500, REFUSALS.beyond(formatNumber(limit)))
}

function pay(account: Account, change: Extract<Change, { event: 'pay' }>) {
  const { idemKey, version, event: _event, ...paymentInput } = change
  runOnce(account, idemKey, paymentInput, () => {
    const stored = allowed(account, 'pay', { id: paymentInput.id, version })
    commit(account, 'pay', stored, { payerId: account.userId, ...paymentOf(stored, paymentInput) })
    touchProject(stored.projectId)
  })
}

type Payment = Pick<
  Extract<Change, { event: 'pay' }>,
  'paidOn' | 'amount' | 'bankCurrency' | 'bankAmount' | 'slip'
>

/** Checks a payment by what the schema does not know: the agreement's currency, and the approved amount. */
function paymentOf(stored: StoredInstalment, payment: Payment) {
  const { currency } = agreements.require(stored.agreementId)
  const limits = {
    approved: stored.approved ?? 0,
    from: payableFrom(stored),
    today: serverDay(),
    currency,
  }
  requireAtMost(payment.amount, limits.approved)
  if (payment.paidOn > limits.today) throw new Refusal(500, REFUSALS.future)
  if (payment.paidOn < limits.from) throw new Refusal(500, REFUSALS.paidTooEarly(limits.from))
  if (!payInput(limits).safeParse(payment).success) throw new Refusal(500, REFUSALS.badPayment)
  const { paidOn, amount: paid, bankCurrency, bankAmount, slip } = payment
  const isExchanged = bankCurrency !== currency
  return { paidOn, paid, bankCurrency, bankAmount: (isExchanged && bankAmount) || paid, slip }
}

/** A payment as it was recorded, before a correction or reversal. */
function formerPaymentOf(account: Account, stored: StoredInstalment, isCorrected: boolean, reason: string) {
  const { paidOn, paid, bankAmount, slip, payerId } = stored
  const bankCurrency = bankCurrencyOf(stored)
  return {
    isCorrected,
    reason,
    by: account.nickName,
    time: now(),
    paidOn,
    paid,
    bankAmount,
    bankCurrency,
    slip: [...slip],
    payerName: nameOf(payerId),
  }
}

/** Leaves the paid part of an instalment, and plans the rest as the agreement's last one. */
function planRest(account: Account, change: Extract<Change, { event: 'planRest' }>) {
  const stored = allowed(account, 'planRest', change)
  const agreement = agreements.require(stored.agreementId)
  requireDueAfterSigning([change], agreement.signedOn)
  const rest = toAmount(toCents(stored.amount) - toCents(stored.paid))
  const no = Math.max(...instalmentsOf(agreement.id).map((each) => each.no)) + 1
  const text = REFUSALS.restPlanned(formatNumber(rest), no, change.due)
  const { paid } = stored
  commit(account, 'planRest', stored, { amount: paid, approved: paid }, { text })
  const planned = { no, due: change.due, amount: rest, milestoneId: null }
  instalments.add(makePlannedInstalment(agreement, planned, { by: account.nickName, time: now() }))
  agreements.put({ ...agreement, version: agreement.version + 1, updatedBy: account.nickName })
}

/** Paid totals are derived from instalments, so only the update time changes. */
function touchProject(projectId: string) {
  const project = projects.get(projectId)
  if (project) projects.put({ ...project, updateTime: now() })
}

function changesFor(account: Account, change: Exclude<Change, { event: 'pay' | 'planRest' }>) {
  return (stored: StoredInstalment): Partial<StoredInstalment> => {
    switch (change.event) {
      case 'apply': {
        const { amount, payee, account: bank, purpose, invoices } = change
        const recipientReason = requireRecipientReason(change, agreements.require(stored.agreementId))
        const { remaining, currency } = instalmentRow(stored)
        requireAtMost(amount, remaining)
        if (!applyInput(remaining, { currency }).safeParse(change).success)
          throw new Refusal(500, REFUSALS.badPayment)
        return {
          applicantId: account.userId,
          reviewerId: null,
          approverId: null,
          applied: amount,
          approved: null,
          payee,
          account: bank,
          recipientReason,
          purpose,
          invoices,
          reason: '',
        }
      }
      case 'review':
        return { reviewerId: account.userId }
      case 'approve':
        return { approverId: account.userId, approved: stored.applied }
      case 'return':
        return { approverId: account.userId, reason: change.reason }
      case 'correct': {
        const former = formerPaymentOf(account, stored, true, change.reason)
        return { ...paymentOf(stored, change), formerPayments: [...stored.formerPayments, former] }
      }
      case 'reverse': {
        const former = formerPaymentOf(account, stored, false, change.reason)
        return {
          payerId: null,
          paid: 0,
          bankAmount: 0,
          bankCurrency: null,
          paidOn: '',
          slip: [],
          formerPayments: [...stored.formerPayments, former],
        }
      }
      default:
        return {}
    }
  }
}

/** Text of the history: why, and who the money goes to if the agreement says otherwise. */
function eventText(change: Exclude<Change, { event: 'pay' | 'planRest' }>): string {
  if ('reason' in change) return change.reason
  if (change.event !== 'apply') return ''
  const { agreementId } = instalments.require(change.id)
  const agreed = agreements.require(agreementId)
  const changes = recipientChanges(change, agreed)
  const lines = changes.map((field) => REFUSALS.recipientEvent(field, change[field], agreed[field]))
  return [change.purpose, ...lines, ...(changes.length > 0 ? [change.recipientReason] : [])].join('；')
}

/** Required permission per event, in addition to the workflow's role. */
const PERMISSIONS = {
  apply: 'implement:fund:edit',
  review: 'implement:fund:review',
  approve: 'implement:fund:approve',
  return: 'implement:fund:approve',
  pay: 'implement:fund:pay',
  correct: 'implement:fund:pay',
  reverse: 'implement:fund:pay',
  planRest: 'implement:fund:edit',
  settle: 'implement:fund:pay',
} as const

export const fundMocks = [
  mock(instalmentApi.list, 'implement:fund:list', ({ query }) => listInstalments(query)),
  mock(instalmentApi.detail, 'implement:fund:list', ({ path }) => {
    const stored = instalments.require(String(path.id))
    return {
      ...instalmentRow(stored),
      events: stored.events.map(({ from = null, text, ...each }) => ({ ...each, from, text: text ?? '' })),
      formerPayments: [...stored.formerPayments],
    }
  }),
  mock(instalmentApi.changeStatus, 'implement:fund:list', ({ account, body }) => {
    if (!isAllowed(account.permissions, PERMISSIONS[body.event])) throw new Refusal(403, PLATFORM.forbidden)
    if (body.event === 'pay') return pay(account, body)
    if (body.event === 'planRest') return planRest(account, body)
    act(body.event, { account, body }, changesFor(account, body), { text: eventText(body) })
    touchProject(instalments.require(body.id).projectId)
  }),

  mock(fundApi.list, 'implement:fund:list', ({ query }) => listAgreements(query)),
  mock(fundApi.export, 'implement:fund:list', async ({ account, query: { of, language, ...query } }) => {
    const { state: _state, ...common } = query
    const file =
      of === 'agreements'
        ? await agreementsFile(listAgreements({ ...common, ...ALL }).rows, {
            account,
            language,
            query: common,
          })
        : await instalmentsFile(listInstalments({ ...query, ...ALL }).rows, { account, language, query })
    return { msg: storeGeneratedFile(file) }
  }),
  mock(fundApi.create, 'implement:fund:edit', ({ account, body }) => {
    projects.require(body.projectId)
    requireUniqueNo(body.no)
    const { recipientReason: _reason, ...content } = body
    const { id } = agreements.add({
      ...content,
      excessReason: requireExcessReason(body),
      version: 1,
      earlierRecipients: [],
      updatedBy: account.nickName,
    })
    return { id }
  }),
  mock(fundApi.update, 'implement:fund:edit', ({ account, body }) => {
    const before = agreements.require(body.id)
    requireVersion(before, body.version, before.no)
    projects.require(body.projectId)
    requireUniqueNo(body.no, body.id)
    const committed = committedOf(body.id)
    const isMoved = body.projectId !== before.projectId || body.currency !== before.currency
    if (isMoved && committed.length > 0) throw new Refusal(500, REFUSALS.agreementMoved)
    const minTotal = minAgreementTotal(committed)
    if (toCents(body.total) < toCents(minTotal))
      throw new Refusal(500, REFUSALS.below(formatNumber(minTotal)))
    for (const each of instalmentsOf(body.id)) instalments.put({ ...each, projectId: body.projectId })
    const { recipientReason: _reason, ...content } = body
    requireDueAfterSigning(instalmentsOf(body.id), body.signedOn)
    agreements.put({
      ...before,
      ...content,
      excessReason: requireExcessReason(body, before),
      version: body.version + 1,
      earlierRecipients:
        committed.length > 0 ? recipientsAfter(account, before, body) : before.earlierRecipients,
      updatedBy: account.nickName,
    })
  }),
  mock(fundApi.schedule, 'implement:fund:edit', ({ account, body: { id, version, rows } }) => {
    const agreement = agreements.require(id)
    requireVersion(agreement, version, agreement.no)
    const fixed = committedOf(id).concat(instalmentsOf(id).filter(({ state }) => state === 'returned'))
    const open = toAmount(toCents(agreement.total) - toCents(sumAmounts(fixed.map(({ amount }) => amount))))
    if (!scheduleRows(agreement.currency).safeParse(rows).success) throw new Refusal(500, REFUSALS.badPayment)
    const issue = sumMismatch(rows, open)
    if (issue) throw new Refusal(500, REFUSALS.scheduleSum(issue))
    requireDueAfterSigning(rows, agreement.signedOn)
    const isOfProject = (milestoneId: string | null) =>
      milestoneId === null || milestones.get(milestoneId)?.projectId === agreement.projectId
    if (!rows.every(({ milestoneId }) => isOfProject(milestoneId)))
      throw new Refusal(500, REFUSALS.otherMilestone)
    instalments.remove(instalmentsOf(id).filter(({ state }) => state === 'planned'))
    const last = Math.max(0, ...fixed.map(({ no }) => no))
    const added = { by: account.nickName, time: now() }
    for (const [index, row] of rows.toSorted((a, b) => a.due.localeCompare(b.due)).entries())
      instalments.add(makePlannedInstalment(agreement, { ...row, no: last + index + 1 }, added))
    agreements.put({ ...agreement, version: version + 1, updatedBy: account.nickName })
  }),
  mock(reconcileApi.read, 'implement:fund:list', () => reconciliation(instalmentRow)),
  mock(reconcileApi.take, 'implement:fund:pay', ({ account, body }) => importRows(account, body)),
  mock(reconcileApi.match, 'implement:fund:pay', ({ account, body }) =>
    matchRows(account, body.links, bankCurrencyOf),
  ),
  mock(reconcileApi.unmatch, 'implement:fund:pay', ({ path }) => unmatchRows(String(path.ids))),
  mock(reconcileApi.explain, 'implement:fund:pay', ({ account, body }) => explainRow(account, body)),
  mock(reconcileApi.unexplain, 'implement:fund:pay', ({ path }) => removeExplanation(String(path.id))),
  mock(reconcileApi.drop, 'implement:fund:pay', ({ path }) => removeFile(String(path.id))),
  mock(fundApi.detail, 'implement:fund:list', ({ path }) =>
    agreementDetail(agreements.require(String(path.id))),
  ),
]
