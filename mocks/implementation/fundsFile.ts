import type { AgreementRow, Instalment } from '@/features/implementation/funds/model/funds.api'
import english from '@/features/implementation/locales/funds.en.json'
import chinese from '@/features/implementation/locales/funds.zh.json'
import type { RawFile } from '@/shared/api/endpoint'
import type { ExportRequest } from '../entities/table/aboutSheet'
import { listFile, type FileColumns } from '../entities/table/listFile'
import { entryLabel } from '../entities/table/table'
import { day, flag, moneyFormat, number, text } from '../platform/xlsx/cells'
import type { agreementRow, instalmentRow } from './funds'

const TEXTS = { zh: chinese, en: english }
function exportFile<Row>(
  rows: readonly Row[],
  columns: FileColumns<Row>,
  exported: ExportRequest,
  name: string,
): Promise<RawFile> {
  const { field, filter } = TEXTS[exported.language]
  const labels = { ...field, ...filter }
  return listFile(name, rows, columns, {
    ...exported,
    labels,
    dictionaries: { type: 'fund_type', state: 'instalment_status' },
  })
}

export function agreementsFile(rows: readonly ReturnType<typeof agreementRow>[], exported: ExportRequest) {
  const { language } = exported
  const { field, agreements } = TEXTS[language]
  return exportFile(
    rows,
    [
      [field.no, ({ no }) => text(no)],
      [field.projectId, ({ projectName }) => text(projectName)],
      [field.type, ({ type }) => text(entryLabel('fund_type', type, language))],
      [field.payee, ({ payee }) => text(payee)],
      [field.account, (row) => text(row.account)],
      [field.total, ({ total, currency }) => number(total, moneyFormat(currency))],
      [field.scheduled, ({ scheduled, currency }) => number(scheduled, moneyFormat(currency))],
      [field.paid, ({ paid, currency }) => number(paid, moneyFormat(currency))],
      [field.signedOn, ({ signedOn }) => day(signedOn)],
      [field.nextDue, ({ nextDue }) => (nextDue ? day(nextDue) : null)],
    ] satisfies FileColumns<Pick<AgreementRow, 'currency'> & ReturnType<typeof agreementRow>>,
    exported,
    agreements,
  )
}

export function instalmentsFile(rows: readonly ReturnType<typeof instalmentRow>[], exported: ExportRequest) {
  const { language } = exported
  const { field, instalments, onDay } = TEXTS[language]
  const money = (amount: number | null | undefined, currency: Instalment['currency']) =>
    number(amount, moneyFormat(currency))
  return exportFile(
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
      [field.state, ({ state }) => text(entryLabel('instalment_status', state, language))],
      [field.payee, ({ payee }) => text(payee)],
      [field.account, (row) => text(row.account)],
      [field.recipientReason, ({ recipientReason }) => text(recipientReason)],
      [field.paidOn, ({ paidOn }) => (paidOn ? day(paidOn) : null)],
    ],
    exported,
    instalments,
  )
}
