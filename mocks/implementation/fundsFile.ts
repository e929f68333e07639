import type { AgreementRow, Instalment } from '@/features/implementation/funds/model/api'
import english from '@/features/implementation/locales/funds.en.json'
import chinese from '@/features/implementation/locales/funds.zh.json'
import type { RawFile } from '@/shared/api/endpoint'
import dictionary from '@/shared/locales/dictionary.en.json'
import type { Language } from '@/shared/preferences'
import { entriesOf } from '../domain/seed/dictionaries'
import { beijing } from '../platform/clock'
import type { Account } from '../platform/db'
import { day, flag, header, moneyFormat, number, text, title, type Cell } from '../valuation/documents/xlsx/cells' // prettier-ignore
import { writeWorkbook } from '../valuation/documents/xlsx/workbook'
import type { agreementRow, instalmentRow } from './funds'

const TEXTS = { zh: chinese, en: english }
const ENGLISH: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = dictionary

function labelOf(
  type: 'fund_type' | 'instalment_status',
  value: string | null | undefined,
  language: Language,
) {
  const entry = entriesOf(type)?.find(({ dictValue }) => dictValue === value)
  return (language === 'en' ? ENGLISH[type]?.[value ?? ''] : entry?.dictLabel) ?? value ?? ''
}

type Columns<Row> = readonly (readonly [name: string, cell: (row: Row) => Cell])[]

async function fileOf<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  account: Account,
  language: Language,
  name: string,
): Promise<RawFile> {
  // prettier-ignore
  const { exported } = TEXTS[language]
  const about: Cell[][] = [
    [title(exported.time), text(`${beijing(new Date())} (UTC+8)`)],
    [title(exported.by), text(`${account.nickName} (${account.userId})`)],
    [title(exported.rows), number(rows.length, '0', { align: 'left' })],
  ]
  const bytes = await writeWorkbook([
    {
      sheet: name,
      data: [
        columns.map(([each]) => header(each)),
        ...rows.map((row) => columns.map(([, cell]) => cell(row))),
      ],
      widths: columns.map(() => 18),
      frozenRows: 1,
      frozenColumns: 1,
    },
    { sheet: exported.about, data: about, widths: [24, 60], frozenRows: 0, frozenColumns: 1 },
  ])
  return {
    bytes,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${name}.xlsx`,
  }
}

/** Agreements as a workbook. */
export function agreementsFile(
  rows: readonly ReturnType<typeof agreementRow>[],
  account: Account,
  language: Language,
) {
  // prettier-ignore
  const { field, agreements } = TEXTS[language]
  return fileOf(
    rows,
    [
      [field.no, ({ no }) => text(no)],
      [field.projectId, ({ projectName }) => text(projectName)],
      [field.type, ({ type }) => text(labelOf('fund_type', type, language))],
      [field.payee, ({ payee }) => text(payee)],
      [field.account, (row) => text(row.account)],
      [field.total, ({ total, currency }) => number(total, moneyFormat(currency))],
      [field.scheduled, ({ scheduled, currency }) => number(scheduled, moneyFormat(currency))],
      [field.paid, ({ paid, currency }) => number(paid, moneyFormat(currency))],
      [field.signedOn, ({ signedOn }) => day(signedOn)],
      [field.nextDue, ({ nextDue }) => (nextDue ? day(nextDue) : null)],
    ] satisfies Columns<Pick<AgreementRow, 'currency'> & ReturnType<typeof agreementRow>>,
    account,
    language,
    agreements,
  )
}

/** Instalments as a workbook. */
export function instalmentsFile(
  rows: readonly ReturnType<typeof instalmentRow>[],
  account: Account,
  language: Language,
) {
  // prettier-ignore
  const { field, instalments, onDay } = TEXTS[language]
  const money = (amount: number | null | undefined, currency: Instalment['currency']) =>
    number(amount, moneyFormat(currency))
  return fileOf(
    rows,
    [
      [field.code, ({ code }) => text(code)],
      [field.projectId, ({ projectName }) => text(projectName)],
      [field.trigger, ({ milestone }) => text(milestone?.name ?? onDay)],
      [field.due, ({ due }) => day(due)],
      [field.amount, (row) => money(row.amount, row.currency)],
      [field.isConditionMet, ({ isConditionMet }) => flag(isConditionMet)],
      [field.applied, (row) => money(row.applied, row.currency)],
      [field.approved, (row) => money(row.approved, row.currency)],
      [field.paid, (row) => money(row.paid, row.currency)],
      [field.variance, (row) => money(row.variance, row.currency)],
      [field.state, ({ state }) => text(labelOf('instalment_status', state, language))],
      [field.payee, ({ payee }) => text(payee)],
      [field.paidOn, ({ paidOn }) => (paidOn ? day(paidOn) : null)],
    ],
    account,
    language,
    instalments,
  )
}
