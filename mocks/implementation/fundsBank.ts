import type { Args, RawAnswerOf } from '@/shared/api/endpoint'
import type { instalmentApi, reconcileApi } from '@/features/implementation/funds/model/funds.api'
import { mostOf } from '@/features/implementation/domain/reconcile'
import { sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import { formatNumber, type Currency } from '@/shared/lib/money'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'
import { instalments, type StoredInstalment } from './store'

type Taken = Args<typeof reconcileApi.take>['body']
type InstalmentRow = RawAnswerOf<typeof instalmentApi.list>['rows'][number]
type Asked = Args<typeof reconcileApi.match>['body']['links'][number]

interface StoredFile {
  id: string
  name: string
  by: string
  time: string
  rows: number
  unread: Taken['unread']
}

type StoredRow = Taken['rows'][number] & {
  id: string
  fileId: string
  currency: Currency
  repeats: number | null
  /** Tells it from every other movement: what it says, and how many before it in its file say the same. */
  mark: string
}

type StoredLink = Asked & { id: string; by: string }

export const bankFiles = collection<StoredFile>(REFUSALS.noBankFile)
export const bankRows = collection<StoredRow>(REFUSALS.noBankRow)
export const bankLinks = collection<StoredLink>(REFUSALS.noBankLink)

const linkedOf = (isOf: (link: StoredLink) => boolean) =>
  sumAmounts(
    bankLinks
      .all()
      .filter(isOf)
      .map(({ amount }) => amount),
  )

const minus = (amount: number, other: number) => toAmount(toCents(amount) - toCents(other))

/** What left the account for an instalment and stands on no statement yet. */
export const residualOf = ({ id, bankAmount }: Pick<StoredInstalment, 'id' | 'bankAmount'>): number =>
  minus(
    bankAmount,
    linkedOf(({ instalmentId }) => instalmentId === id),
  )

/** Takes the rows of a file that no file before it has brought. */
export function takeRows(account: Account, { name, currency, rows, unread }: Taken) {
  const known = new Set([...bankRows.values()].map(({ mark }) => mark))
  const seen = new Map<string, { count: number; line: number }>()
  const fileId = nextId()
  const lines: number[] = []
  let taken = 0
  for (const row of rows) {
    const content = JSON.stringify([currency, row.day, toCents(row.amount), row.payee, row.reference])
    const before = seen.get(content)
    seen.set(content, { count: (before?.count ?? 0) + 1, line: before?.line ?? row.line })
    const mark = `${content}${before?.count ?? 0}`
    if (known.has(mark)) {
      lines.push(row.line)
      continue
    }
    taken++
    bankRows.put({ ...row, id: nextId(), fileId, currency, repeats: before?.line ?? null, mark })
  }
  if (taken > 0 || unread.length > 0) {
    const by = account.nickName
    bankFiles.put({ id: fileId, name, by, time: now(), rows: taken, unread })
  }
  return { taken, known: lines }
}

/** What is on both sides, until it is settled. */
export function reconciliation(rowOf: (instalment: StoredInstalment) => InstalmentRow) {
  const open = instalments.all().filter(({ state }) => state === 'paid')
  const isOpen = new Set(open.map(({ id }) => id))
  const used = new Map<string, number>()
  const isShown = new Set<string>()
  for (const { rowId, instalmentId, amount } of bankLinks.values()) {
    used.set(rowId, (used.get(rowId) ?? 0) + toCents(amount))
    if (isOpen.has(instalmentId)) isShown.add(rowId)
  }
  const rows = [...bankRows.values()].flatMap(({ mark: _mark, ...row }) => {
    const free = toCents(row.amount) - (used.get(row.id) ?? 0)
    return free !== 0 || isShown.has(row.id) ? [{ ...row, free: toAmount(free) }] : []
  })
  return {
    files: bankFiles.all(),
    rows,
    links: bankLinks.all().filter(({ instalmentId }) => isOpen.has(instalmentId)),
    instalments: open.map(rowOf),
  }
}

/** Keeps what was confirmed: all of it, or none. */
export function matchRows(
  account: Account,
  links: readonly Asked[],
  bankCurrencyOf: (instalment: StoredInstalment) => Currency,
) {
  const left = { rows: new Map<string, number>(), instalments: new Map<string, number>() }
  for (const { rowId, instalmentId, amount } of links) {
    const row = bankRows.require(rowId)
    const instalment = instalments.require(instalmentId)
    if (instalment.state !== 'paid') throw new Refusal(500, REFUSALS.notPaid)
    if (row.currency !== bankCurrencyOf(instalment)) throw new Refusal(500, REFUSALS.otherCurrency)
    const ofRow =
      left.rows.get(rowId) ??
      toCents(
        minus(
          row.amount,
          linkedOf((link) => link.rowId === rowId),
        ),
      )
    const ofInstalment = left.instalments.get(instalmentId) ?? toCents(residualOf(instalment))
    const cents = toCents(amount)
    const found = toCents(instalment.bankAmount) - ofInstalment
    const most = mostOf(ofRow, { residual: ofInstalment, found })
    if (cents === 0 || cents < 0 !== ofRow < 0 || Math.abs(cents) > Math.abs(most))
      throw new Refusal(500, REFUSALS.matchBeyond(row.line, formatNumber(toAmount(Math.abs(most)))))
    left.rows.set(rowId, ofRow - cents)
    left.instalments.set(instalmentId, ofInstalment - cents)
  }
  for (const link of links) bankLinks.add({ ...link, by: account.nickName })
}

/** Takes back what was confirmed, of payments that are not settled. */
export function unmatchRows(ids: string) {
  const doomed = bankLinks.requireAll(ids)
  const isSettled = doomed.some(({ instalmentId }) => instalments.get(instalmentId)?.state !== 'paid')
  if (isSettled) throw new Refusal(500, REFUSALS.settledAlready)
  const isDoomed = new Set(doomed)
  for (const { instalmentId } of doomed) {
    const left = linkedOf((link) => link.instalmentId === instalmentId && !isDoomed.has(link))
    if (left < 0) throw new Refusal(500, REFUSALS.refundMatched)
  }
  bankLinks.remove(doomed)
}

/** Forgets a file with its rows, where none of them is matched. */
export function dropFile(id: string) {
  const file = bankFiles.require(id)
  const rows = bankRows.all().filter(({ fileId }) => fileId === id)
  const isOfFile = new Set(rows.map((row) => row.id))
  if (bankLinks.all().some(({ rowId }) => isOfFile.has(rowId))) throw new Refusal(500, REFUSALS.fileMatched)
  bankRows.remove(rows)
  bankFiles.remove([file])
}
