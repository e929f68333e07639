import type { Args, RawAnswerOf } from '@/shared/api/endpoint'
import type { instalmentApi, reconcileApi } from '@/features/implementation/funds/model/funds.api'
import { accountKey, findKnownRows } from '@/features/implementation/domain/bankAccount'
import { matchableCents } from '@/features/implementation/domain/reconcile'
import { sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import { formatNumber, type Currency } from '@/shared/lib/money'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'
import { instalments, type StoredInstalment } from './store'

type BankImport = Args<typeof reconcileApi.take>['body']
type InstalmentRow = RawAnswerOf<typeof instalmentApi.list>['rows'][number]
type LinkInput = Args<typeof reconcileApi.match>['body']['links'][number]

interface StoredBankFile {
  id: string
  name: string
  by: string
  time: string
  account: BankImport['account']
  rows: number
  unread: BankImport['unread']
}

type StoredBankRow = BankImport['rows'][number] & {
  id: string
  fileId: string
  account: BankImport['account']
  repeats: number | null
}

type StoredBankLink = LinkInput & { id: string; by: string }

export const bankFiles = collection<StoredBankFile>(REFUSALS.noBankFile)
export const bankRows = collection<StoredBankRow>(REFUSALS.noBankRow)
export const bankLinks = collection<StoredBankLink>(REFUSALS.noBankLink)

type StoredExplanation = Args<typeof reconcileApi.explain>['body'] & {
  id: string
  amount: number
  by: string
  time: string
}
export const explanations = collection<StoredExplanation>(REFUSALS.noExplanation)

const sumLinked = (matches: (link: StoredBankLink) => boolean) =>
  sumAmounts(
    bankLinks
      .all()
      .filter(matches)
      .map(({ amount }) => amount),
  )

const subtract = (amount: number, other: number) => toAmount(toCents(amount) - toCents(other))

/** Paid amount that no statement row is matched to yet. */
export const residualOf = ({ id, bankAmount }: Pick<StoredInstalment, 'id' | 'bankAmount'>): number =>
  subtract(
    bankAmount,
    sumLinked(({ instalmentId }) => instalmentId === id),
  )

export function importRows(user: Account, { name, account, rows, unread }: BankImport) {
  const key = accountKey(account)
  const known = findKnownRows(
    rows,
    bankRows.all().filter((row) => accountKey(row.account) === key),
  )
  const firstLines = new Map<string, number>()
  const fileId = nextId()
  for (const row of rows) {
    const content = JSON.stringify([row.day, toCents(row.amount), row.payee, row.reference])
    const repeats = firstLines.get(content) ?? null
    if (repeats === null) firstLines.set(content, row.line)
    if (!known.has(row)) bankRows.put({ ...row, id: nextId(), fileId, account, repeats })
  }
  const taken = rows.length - known.size
  if (taken > 0 || unread.length > 0)
    bankFiles.put({ id: fileId, name, by: user.nickName, time: now(), account, rows: taken, unread })
  return { taken, known: [...known].map(({ line }) => line) }
}

/** Amount of a row that is neither matched nor explained. */
const freeOf = ({ id, amount }: Pick<StoredBankRow, 'id' | 'amount'>) => {
  const explained = explanations.all().filter(({ rowId }) => rowId === id)
  return subtract(
    subtract(
      amount,
      sumLinked(({ rowId }) => rowId === id),
    ),
    sumAmounts(explained.map((each) => each.amount)),
  )
}

function answerOf(
  { account, balance: _balance, bankReference: _number, ...row }: StoredBankRow,
  free: number,
) {
  return { ...row, currency: account.currency, free }
}

/** Unmatched rows, and all that concerns payments that are not settled. */
export function reconciliation(rowOf: (instalment: StoredInstalment) => InstalmentRow) {
  const open = instalments.all().filter(({ state }) => state === 'paid')
  const openIds = new Set(open.map(({ id }) => id))
  const used = new Map<string, number>()
  const shownRowIds = new Set<string>()
  for (const { rowId, instalmentId, amount } of bankLinks.values()) {
    used.set(rowId, (used.get(rowId) ?? 0) + toCents(amount))
    if (openIds.has(instalmentId)) shownRowIds.add(rowId)
  }
  for (const { rowId, amount } of explanations.values())
    used.set(rowId, (used.get(rowId) ?? 0) + toCents(amount))
  const rows = [...bankRows.values()].flatMap((row) => {
    const free = toCents(row.amount) - (used.get(row.id) ?? 0)
    return free !== 0 || shownRowIds.has(row.id) ? [answerOf(row, toAmount(free))] : []
  })
  return {
    files: bankFiles.all(),
    rows,
    links: bankLinks.all().filter(({ instalmentId }) => openIds.has(instalmentId)),
    explanations: explanations.all().map(({ rowId, ...each }) => {
      const row = bankRows.require(rowId)
      return { ...each, row: answerOf(row, freeOf(row)) }
    }),
    instalments: open.map(rowOf),
  }
}

export function explainRow(account: Account, explanation: Args<typeof reconcileApi.explain>['body']) {
  const row = bankRows.require(explanation.rowId)
  const amount = freeOf(row)
  if (amount === 0) throw new Refusal(500, REFUSALS.nothingFree)
  explanations.add({ ...explanation, amount, by: account.nickName, time: now() })
}

export const removeExplanation = (id: string) => explanations.remove([explanations.require(id)])

export function matchRows(
  account: Account,
  links: readonly LinkInput[],
  bankCurrencyOf: (instalment: StoredInstalment) => Currency,
) {
  const left = { rows: new Map<string, number>(), instalments: new Map<string, number>() }
  for (const { rowId, instalmentId, amount } of links) {
    const row = bankRows.require(rowId)
    const instalment = instalments.require(instalmentId)
    if (instalment.state !== 'paid') throw new Refusal(500, REFUSALS.notPaid)
    if (row.account.currency !== bankCurrencyOf(instalment)) throw new Refusal(500, REFUSALS.otherCurrency)
    const rowLeft = left.rows.get(rowId) ?? toCents(freeOf(row))
    const instalmentLeft = left.instalments.get(instalmentId) ?? toCents(residualOf(instalment))
    const cents = toCents(amount)
    const found = toCents(instalment.bankAmount) - instalmentLeft
    const maxCents = matchableCents(rowLeft, { residual: instalmentLeft, found })
    if (cents === 0 || cents < 0 !== rowLeft < 0 || Math.abs(cents) > Math.abs(maxCents))
      throw new Refusal(500, REFUSALS.matchBeyond(row.line, formatNumber(toAmount(Math.abs(maxCents)))))
    left.rows.set(rowId, rowLeft - cents)
    left.instalments.set(instalmentId, instalmentLeft - cents)
  }
  for (const link of links) bankLinks.add({ ...link, by: account.nickName })
}

export function unmatchRows(ids: string) {
  const removed = bankLinks.requireAll(ids)
  const isSettled = removed.some(({ instalmentId }) => instalments.get(instalmentId)?.state === 'settled')
  if (isSettled) throw new Refusal(500, REFUSALS.settledAlready)
  const removedLinks = new Set(removed)
  for (const { instalmentId } of removed) {
    const left = sumLinked((link) => link.instalmentId === instalmentId && !removedLinks.has(link))
    if (left < 0) throw new Refusal(500, REFUSALS.refundMatched)
  }
  bankLinks.remove(removed)
}

export function removeFile(id: string) {
  const file = bankFiles.require(id)
  const rows = bankRows.all().filter(({ fileId }) => fileId === id)
  const rowIds = new Set(rows.map((row) => row.id))
  const isUsed = ({ rowId }: { rowId: string }) => rowIds.has(rowId)
  if (bankLinks.all().some(isUsed) || explanations.all().some(isUsed))
    throw new Refusal(500, REFUSALS.fileMatched)
  bankRows.remove(rows)
  bankFiles.remove([file])
}
