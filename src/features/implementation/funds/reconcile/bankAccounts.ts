import { toHalfWidth } from '@/shared/lib/parseNumber'
import { MAX_BANK_LENGTH, MAX_NUMBER_LENGTH } from '../../domain/bankAccount'
import type { Sheet } from './delimitedText'
import type { NamedAccount } from './statement'

/** Names of an account number in the lines above a table, and of the bank; the value follows them. */
const NUMBER =
  /^(?:(?:查询|本方|交易)?(?:账|帐)号|卡号|支付宝账户|微信昵称|iban|(?:iban )?auftragskonto|konto(?:nummer)?|(?:bank )?account(?: (?:number|no\.?))?|számlaszám)$/i
const BANK = /^(?:开户(?:银?行|网点|机构)|bank|bank name|kreditinstitut)$/i

/** Wallets that name themselves in a title instead. */
const WALLETS = [
  [/支付宝/, '支付宝'],
  [/微信支付/, '微信支付'],
] as const

const clean = (text: string) => toHalfWidth(text).trim()

/** Labels with their values in the lines above a table: `IBAN;DE…`, `卡号: 62…` or `账号：[…]`. */
function labelsIn(lines: Sheet): [label: string, value: string][] {
  return lines.flatMap((cells) =>
    cells.flatMap((cell, index): [string, string][] => {
      const text = clean(cell)
      const [, label, value] = /^([^:]+):\s*(.+)$/.exec(text) ?? []
      if (label !== undefined && value !== undefined) return [[label.trim(), value]]
      const next = clean(cells.slice(index + 1).find((each) => each !== '') ?? '')
      return next === '' ? [] : [[text.replace(/:$/, '').trim(), next]]
    }),
  )
}

const numberIn = (value: string) => {
  const number = value
    .replaceAll(/^\[|\].*$/g, '')
    .replaceAll('\t', ' ')
    .trim()
  return number.length <= MAX_NUMBER_LENGTH ? number : ''
}

/** The account's number in a column that holds nothing else. */
function repeatedNumber(sheet: Sheet, heading: number): string {
  const column = (sheet[heading - 1] ?? []).findIndex((name) => NUMBER.test(clean(name)))
  const cells = sheet.slice(heading).flatMap((line) => (column >= 0 && line[column] ? [line[column]] : []))
  return new Set(cells).size === 1 ? cells[0]! : ''
}

/** Bank and number of the account, from the lines above the table or a column of their own; empty where not named. */
export function recognizeAccount(sheet: Sheet, heading: number): Pick<NamedAccount, 'bank' | 'number'> {
  const titles = sheet.slice(0, Math.max(0, heading - 1))
  const labels = labelsIn(titles)
  const valueOf = (name: RegExp) => labels.find(([label]) => name.test(label))?.[1] ?? ''
  const wallet = WALLETS.find(([name]) => titles.some((cells) => cells.some((cell) => name.test(cell))))
  return {
    bank: valueOf(BANK).slice(0, MAX_BANK_LENGTH) || (wallet?.[1] ?? ''),
    number: numberIn(valueOf(NUMBER)) || numberIn(repeatedNumber(sheet, heading)),
  }
}
