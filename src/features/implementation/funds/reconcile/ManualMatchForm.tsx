import { Select } from 'antd'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { FormDialog } from '@/shared/form/FormDialog'
import { customMessages } from '@/shared/form/formContext'
import { errorReporter, type AddError } from '@/shared/form/validation'
import { MoneyInput } from '@/shared/form/MoneyInput'
import { amount, dictCode, positive, required, rowsOf } from '@/shared/form/fieldParsers'
import { RowsField } from '@/shared/form/RowsField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import { formatPrice, formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { matchableCents } from '../../domain/reconcile'
import type { StoredBankRow, Reconciliation } from '../model/funds.api'
import { useMatching } from './useMatching'
import { RowText } from './RowText'

/** Payments that a row can be matched with. */
const MAX_LINKS = 50

/**
 * Payments in the row's currency that it may belong to, each with the maximum amount, which is above zero also for
 * money that came back.
 */
export const candidatesFor = (row: StoredBankRow, { instalments }: Reconciliation) =>
  instalments.flatMap((payment) => {
    const { bankCurrency, bankAmount, residual } = payment
    if (bankCurrency !== row.currency || bankAmount === null) return []
    const found = toCents(bankAmount) - toCents(residual)
    const max = matchableCents(toCents(row.free), { residual: toCents(residual), found })
    return max === 0 ? [] : [{ payment, max: toAmount(Math.abs(max)) }]
  })

const matchSchema = (free: number) =>
  z
    .object({
      links: rowsOf(
        z.object({ instalmentId: required(dictCode), amount: required(positive(amount())) }),
        1,
        MAX_LINKS,
      ),
    })
    .check(
      z.superRefine(({ links }, context) => {
        const addError: AddError<'beyond'> = errorReporter(context)
        const isTooMuch = toCents(sumAmounts(links.map((link) => link.amount))) > toCents(free)
        if (isTooMuch) addError(['links'], 'beyond', { limit: formatNumber(free) })
      }),
    )

interface ManualMatchFormProps {
  row: StoredBankRow
  found: Reconciliation
  onClose: () => void
}

export function ManualMatchForm({ row, found, onClose }: ManualMatchFormProps) {
  const t = useTranslations('implementationFunds')
  const { match } = useMatching()
  const sign = Math.sign(row.free)
  const free = Math.abs(row.free)
  const schema = useMemo(() => matchSchema(free), [free])
  const form = useSchemaForm({
    schema,
    labels: t('implementationFunds:reconcile.hand', { returnObjects: true }),
    customMessage: customMessages(['beyond'] as const, (key, params) =>
      t(`implementationFunds:rule.${key}`, { ...params }),
    ),
    initialValues: { links: [{ amount: free }] },
    draft: useDraft(`bankRow:${row.id}`),
    send: ({ links }) =>
      match({
        body: {
          links: links.map(({ instalmentId, amount: part }) => ({
            instalmentId,
            amount: sign * part,
            rowId: row.id,
            reasons: ['hand' as const],
          })),
        },
      }),
    onDone: (_, { links }) => {
      message.success(t('implementationFunds:reconcile.matched', { count: links.length }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('implementationFunds:reconcile.byHand')}
      submitText={t('implementationFunds:reconcile.confirm')}
      onClose={onClose}
    >
      <RowText row={row} />
      <RowsField
        name="links"
        cells={{
          instalmentId: (
            <Select
              popupMatchSelectWidth={false}
              showSearch={{ optionFilterProp: 'label' }}
              options={candidatesFor(row, found).map(
                ({ payment: { id, code, bankCurrency, paidOn }, max }) => ({
                  value: id,
                  label: `${code} · ${formatPrice(max, bankCurrency)} · ${paidOn}`,
                }),
              )}
            />
          ),
          amount: <MoneyInput currency={row.currency} />,
        }}
      />
    </FormDialog>
  )
}
